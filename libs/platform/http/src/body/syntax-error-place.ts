import jsonc from 'jsonc-parser';

/** Place in a text, counted from 1. A column is a UTF-16 unit. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Returns the place of the first syntax error of a JSON text, which `JSON.parse` does not always report. */
export function syntaxErrorPlace(json: string): Place | undefined {
  const errors: { readonly offset: number }[] = [];
  jsonc.parse(json, errors as jsonc.ParseError[], { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (!first) return undefined;
  const before = json.slice(0, first.offset);
  return { line: before.split('\n').length, column: first.offset - before.lastIndexOf('\n') };
}
