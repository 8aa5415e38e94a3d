import { parseJson } from '@partner/http';
import { DomainError, type Id, invalid, isId } from '@partner/kernel';
import { type Handler, type Handlers, validateLine } from './handler.js';
import { actions, puts } from './handlers.js';

/** A parsed and validated line. */
export interface Instruction {
  readonly handler: Handler;
  /** The portal user who acts (R22). */
  readonly by?: Id;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The fields, validated by the class of the handler. */
  readonly line: object;
  /** Command of the use case, unless the handler prepares it. */
  readonly command: object;
}

/**
 * Parses and validates a line.
 * @throws DomainError `invalid` when it is not a JSON object, names an unknown type or action, or has fields that its
 * handler does not read.
 */
export function readLine(text: string): Instruction {
  const { put, do: action, by, ...fields } = parseLine(text);
  if ((put === undefined) === (action === undefined)) throw invalid('a line has either "put" or "do"');
  if (by !== undefined && !isId(by)) throw invalid('by must be the id of a user');
  const handler = put === undefined ? findHandler('do', actions, action) : findHandler('put', puts, put);
  const line = validateLine(handler.line, fields);
  return { handler, ...(by !== undefined && { by }), fields, line, command: handler.command?.(line) ?? line };
}

function findHandler(word: string, handlers: Handlers, what: unknown): Handler {
  if (typeof what === 'string' && Object.hasOwn(handlers, what)) return handlers[what]!;
  throw invalid(`unknown ${word} ${JSON.stringify(what)}; it must be one of ${Object.keys(handlers).join(', ')}`);
}

/** Applies the rules of request bodies, with messages about the line. */
function parseLine(text: string): Record<string, unknown> {
  try {
    return parseJson(text);
  } catch (error) {
    throw error instanceof DomainError ? invalid(lineMessage(error)) : error;
  }
}

/** A result has only a text, so the text names the field, or the place in the line. */
function lineMessage({ message, details: { field, reason } }: DomainError): string {
  const text = message.replace(/^the (?:request )?body/i, 'the line');
  const named = field === undefined ? text : `${field}: ${text}`;
  return reason === undefined ? named : `${named}. ${reason.replace('line 1, ', '')}`;
}
