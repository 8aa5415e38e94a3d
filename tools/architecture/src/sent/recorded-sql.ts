/** A piece of the text of a statement, with the source that wrote it. */
export interface Piece {
  readonly text: string;
  readonly path: string;
}

/** The statements of this process whose text was asked for, which is to be sent. */
export const sentStatements = new Map<string, readonly Piece[]>();

/** By the strings of a statement, which what is made of it shares. */
const pieces = new WeakMap<readonly string[], readonly Piece[]>();
const paths = new WeakMap<readonly string[], string>();

/** Stands for a value in pieces, whose number only the whole text knows. */
export const value = '$';

/** A statement that knows which sources wrote it: it takes the place of that of `sql-template-tag` in tests. */
export class Sql {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];

  constructor(given: readonly string[], values: readonly unknown[]) {
    if (given.length !== values.length + 1) throw new TypeError('one value is between two strings');
    const path = pathOf(given);
    const written = given.flatMap((text, index) => {
      const before = values[index - 1];
      const nested = before instanceof Sql ? pieces.get(before.strings)! : [{ text: value, path }];
      return [...(index === 0 ? [] : nested), { text, path }];
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
    if (statement.test(text) && !sentStatements.has(text)) sentStatements.set(text, pieces.get(this.strings)!);
    return text;
  }
}

/** The beginning of a statement that may name tables. The text of a fragment is asked for, too: that of a name. */
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

/** The source that has the template, looked for once, or that called just now. */
function pathOf(strings: readonly string[]): string {
  const known = paths.get(strings) ?? callingSource();
  if ('raw' in strings) paths.set(strings, known);
  return known;
}

function callingSource(): string {
  const { stack = '' } = new Error();
  const sources = [...stack.matchAll(/\/((?:libs|apps|tools)\/[^:)]+\.ts)(?=:)/g)].map(([, path]) => path!);
  return sources.find((path) => !path.endsWith('/recorded-sql.ts')) ?? '';
}
