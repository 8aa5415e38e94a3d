/** Place in a text, counted from 1. A column is a UTF-16 unit. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

const space = /[ \t\n\r]*/y;
const text = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const plain = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/**
 * Returns the place of the first syntax error of a JSON text, which `JSON.parse` does not always report. Nesting must
 * be bounded, as `checkJson` does; undefined if the text is valid.
 */
export function syntaxErrorPlace(json: string): Place | undefined {
  let at = 0;
  const match = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(json);
    at += found?.[0].length ?? 0;
    return found !== null;
  };
  const sign = (wanted: string): boolean => {
    match(space);
    if (json[at] !== wanted) return false;
    at += 1;
    return match(space);
  };
  const value = (): boolean =>
    json[at] === '{'
      ? members('}', () => match(text) && sign(':') && value())
      : json[at] === '['
        ? members(']', value)
        : match(text) || match(plain);
  const members = (end: string, member: () => boolean): boolean => {
    at += 1;
    if (sign(end)) return true;
    do if (!member()) return false;
    while (sign(','));
    return sign(end);
  };
  match(space);
  if (value() && match(space) && at === json.length) return undefined;
  const before = json.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}
