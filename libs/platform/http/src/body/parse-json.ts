import { invalid } from '@partner/kernel';
import { checkJson } from './check-json.js';

/** In valid UTF-8, only an escape can put a NUL or a lone surrogate into a JSON string. */
const unusualEscape = /\\u(?:0000|[dD][89a-fA-F])/;

/** A text with this may have a negative zero; one with dates has not. */
const negativeZero = /[[:,\s]-0/;

/**
 * Parses the JSON object of a body (W5). Keys such as `__proto__` become ordinary keys (W14).
 * @throws DomainError `invalid` for malformed JSON, anything but an object, text with NUL or a lone surrogate, and
 *   bodies that `checkJson` rejects.
 */
export function parseJson(text: string): Record<string, unknown> {
  checkJson(text);
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid('the body must be a JSON object', 'invalid_body');
  }
  if (unusualEscape.test(text)) checkTexts(value);
  return value as Record<string, unknown>;
}

/** PostgreSQL stores zero without a sign: one with a sign would be a change each time it is sent (R19). */
const unsigned = (_: string, value: unknown): unknown => (value === 0 ? 0 : value);

function parsed(text: string): unknown {
  try {
    return negativeZero.test(text) ? JSON.parse(text, unsigned) : JSON.parse(text);
  } catch {
    const place = syntaxErrorPlace(text);
    const reason = place && `Correct the JSON at line ${place.line}, column ${place.column}.`;
    throw invalid('the body is not valid JSON', 'invalid_body', { reason });
  }
}

/**
 * Checks all keys and values. Recursion is safe because `checkJson` bounds the nesting.
 * @param field path of the value; absent for the body itself.
 */
function checkTexts(value: unknown, field?: string): void {
  if (typeof value === 'string') checkText(value, field);
  else if (Array.isArray(value)) value.forEach((one, index) => checkTexts(one, `${field}[${index}]`));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      checkText(key, field);
      checkTexts(member, field === undefined ? key : `${field}.${key}`);
    }
  }
}

/**
 * PostgreSQL can store neither (W14).
 * @throws DomainError `invalid`
 */
function checkText(text: string, field: string | undefined): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw invalid('text must not contain NUL characters or lone surrogates', 'invalid_body', { field });
  }
}

const space = /[ \t\n\r]*/y;
const text = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const plain = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/**
 * Returns the place of the first syntax error of a JSON text, counted from 1 in UTF-16 units; undefined if it is valid.
 * `JSON.parse` does not always report it. Nesting must be bounded, as `checkJson` does.
 */
function syntaxErrorPlace(json: string): { line: number; column: number } | undefined {
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
