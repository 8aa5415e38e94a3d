import { parseJson } from '@partner/http';
import { DomainError, type Id, invalid, isId } from '@partner/kernel';
import type { Readable } from 'node:stream';
import { attempted } from './attempted.js';
import { type Handler, type Handlers, lineOf } from './handler.js';
import { actions, puts } from './handlers.js';
import { linesOf } from './lines.js';

/** What a line asks for. */
export interface Instruction {
  readonly handler: Handler;
  /** The word after `put` or `do`. */
  readonly what: string;
  /** The portal user who acts (R22). */
  readonly by?: Id;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The fields as the class of the handler reads them. */
  readonly line: object;
  /** The command of the use case, unless the handler prepares something. */
  readonly command: object;
}

/** A line of a batch that was read. */
export interface ReadLine {
  /** From 1. */
  readonly number: number;
  /** @throws DomainError `invalid` as {@link readLine} does. */
  readonly instruction: () => Instruction;
}

/** The lines of a batch as they come; blank ones have a number and ask for nothing. */
export async function* instructionsOf(input: Readable): AsyncGenerator<ReadLine> {
  for await (const { number, text = '', problem } of linesOf(input)) {
    if (problem !== undefined) yield { number, instruction: attempted(() => refused(problem)) };
    else if (text.trim() !== '') yield { number, instruction: attempted(() => readLine(text)) };
  }
}

function refused(problem: string): never {
  throw invalid(problem);
}

/**
 * Reads a line. @throws DomainError `invalid` for what is no JSON object, names nothing that can be put or done, or has
 * fields that its handler does not read.
 */
export function readLine(text: string): Instruction {
  const { put, do: action, by, ...fields } = parsed(text);
  if ((put === undefined) === (action === undefined)) throw invalid('a line has either "put" or "do"');
  if (by !== undefined && !isId(by)) throw invalid('by must be the id of a user');
  const [what, handler] = put === undefined ? named('do', actions, action) : named('put', puts, put);
  const line = lineOf(handler.line, fields);
  return { handler, what, ...(by !== undefined && { by }), fields, line, command: handler.command?.(line) ?? line };
}

function named(word: string, handlers: Handlers, what: unknown): [string, Handler] {
  if (typeof what === 'string' && Object.hasOwn(handlers, what)) return [what, handlers[what]!];
  throw invalid(`unknown ${word} ${JSON.stringify(what)}; known are ${Object.keys(handlers).join(', ')}`);
}

/** The same rules as for the body of a request, in the words of a batch. */
function parsed(text: string): Record<string, unknown> {
  try {
    return parseJson(text);
  } catch (error) {
    throw error instanceof DomainError ? invalid(error.message.replace('the body', 'the line')) : error;
  }
}
