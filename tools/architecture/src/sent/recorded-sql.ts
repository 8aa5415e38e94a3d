/** A part of a statement's text, with the source that wrote it. */
export interface Piece {
  readonly text: string;
  readonly path: string;
}

/** The statements of this process whose text was read, which means that they were sent. */
export const sentStatements = new Map<string, readonly Piece[]>();

/** Pieces by the `strings` of a statement, which copies of the statement share. */
const pieces = new WeakMap<readonly string[], readonly { readonly text: string; readonly source: Source }[]>();
const sources = new WeakMap<readonly string[], Source>();

/** Source that writes a text. Its stack is read only for statements that are sent, because that takes long. */
class Source {
  readonly #error = capturedHere();
  #path: string | undefined;

  get path(): string {
    return (this.#path ??= callingSource(this.#error));
  }
}

/** Placeholder of a value in pieces: only the complete text knows its number. */
export const value = '$';

/** A statement that records its sources. Replaces the class of `sql-template-tag` in tests. */
export class Sql {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];

  constructor(given: readonly string[], values: readonly unknown[]) {
    if (given.length !== values.length + 1) throw new TypeError('there must be one more string than values');
    const source = sourceOf(given);
    const written = given.flatMap((text, index) => {
      const before = values[index - 1];
      const nested = before instanceof Sql ? pieces.get(before.strings)! : [{ text: value, source }];
      return [...(index === 0 ? [] : nested), { text, source }];
    });
    this.values = values.flatMap((one) => (one instanceof Sql ? one.values : [one]));
    const strings = [''];
    for (const { text } of written)
      if (text === value) strings.push('');
      else strings[strings.length - 1] += text;
    this.strings = strings;
    pieces.set(this.strings, written);
  }

  get sql(): string {
    return this.strings.join('?');
  }

  get text(): string {
    const text = this.strings.reduce((before, string, index) => `${before}$${index}${string}`);
    if (statement.test(text) && !sentStatements.has(text))
      sentStatements.set(
        text,
        pieces.get(this.strings)!.map((piece) => ({ text: piece.text, path: piece.source.path })),
      );
    return text;
  }
}

/** Matches a statement that may name tables, as opposed to a fragment such as a name. */
const statement = /^\s*(select|insert|update|delete|with)\b/;

export default function sql(strings: readonly string[], ...values: readonly unknown[]): Sql {
  return new Sql(strings, values);
}

export const raw = (text: string): Sql => new Sql([text], []);
export const empty = raw('');

export function join(values: readonly unknown[], separator = ',', prefix = '', suffix = ''): Sql {
  if (values.length === 0) throw new TypeError('nothing to join');
  return new Sql([prefix, ...values.slice(1).map(() => separator), suffix], values);
}

/** Returns the source of the template, determined once, or for `raw` the current caller. */
function sourceOf(strings: readonly string[]): Source {
  const known = sources.get(strings) ?? new Source();
  if ('raw' in strings) sources.set(strings, known);
  return known;
}

/** The caller is among the first frames; Jest asks for 100. */
function capturedHere(): Error {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 10;
  const error = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return error;
}

function callingSource({ stack = '' }: Error): string {
  const paths = [...stack.matchAll(/\/((?:libs|apps|tools)\/[^:)]+\.ts)(?=:)/g)].map(([, path]) => path!);
  return paths.find((path) => !path.endsWith('/recorded-sql.ts')) ?? '';
}
