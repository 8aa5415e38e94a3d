import { invalid } from '@partner/kernel';

/** Maximum nesting of objects and lists. */
const maxDepth = 32;
/** Maximum number of values in a body, itself included: more than twice the count of the largest order. */
const maxValues = 10_000;
/** Maximum number of keys in one object. V8 turns larger objects into hash tables, at ten times the cost. */
const maxKeys = 1_000;

const quote = 0x22;
const plus = 0x2b;
const comma = 0x2c;
const minus = 0x2d;
const point = 0x2e;
const zero = 0x30;
const nine = 0x39;
const upperE = 0x45;
const openList = 0x5b;
const backslash = 0x5c;
const closeList = 0x5d;
const lowerE = 0x65;
const openObject = 0x7b;
const closeObject = 0x7d;

/**
 * Initial key count of a list, so low that a list never exceeds the limit. Small integers keep the array of levels
 * fast.
 */
const noKeys = -2 * maxValues;

/**
 * Checks the text of a body before it is parsed, so that a rejection costs next to nothing. Syntax is left to the
 * parser. A value follows each comma and each opening bracket, so an empty list or object counts twice.
 * @throws DomainError `invalid` for more than 10,000 values, nesting deeper than 32, more than 1,000 keys in one
 *   object, and numbers that cannot be stored exactly (R56).
 */
export function checkJson(text: string): void {
  const compared = { count: 0 };
  /** The number of keys so far at each level. Lists start at `noKeys`. */
  const keys: number[] = [];
  let values = 1;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === quote) index = endOfText(text, index);
    else if (code === comma || code === openList || code === openObject) {
      values += 1;
      if (values > maxValues) throw invalid(`the body has more than ${maxValues} values`, 'invalid_body');
      if (code !== comma) keys.push(code === openObject ? 1 : noKeys);
      else if (++keys[keys.length - 1]! > maxKeys)
        throw invalid(`an object of the body has more than ${maxKeys} keys`, 'invalid_body');
      if (keys.length > maxDepth) throw invalid(`the body is nested deeper than ${maxDepth} levels`, 'invalid_body');
    } else if (code === closeList || code === closeObject) keys.pop();
    else if (code === minus || isDigit(code)) {
      const end = endOfNumber(text, index);
      checkNumber(text.slice(index, end), compared);
      index = end - 1;
    }
  }
}

/** Returns the index of the quote that ends the JSON string at `start`, or the length if there is none. */
function endOfText(json: string, start: number): number {
  for (let from = start + 1; ;) {
    const end = json.indexOf('"', from);
    if (end === -1) return json.length;
    let first = end;
    while (json.charCodeAt(first - 1) === backslash) first -= 1;
    // Pairs of backslashes are escaped backslashes. An odd one escapes the quote.
    if ((end - first) % 2 === 0) return end;
    from = end + 1;
  }
}

const isDigit = (code: number): boolean => code >= zero && code <= nine;

/** Returns the index after the last character that can belong to the number at `start`. */
function endOfNumber(json: string, start: number): number {
  let end = start + 1;
  for (; end < json.length; end += 1) {
    const code = json.charCodeAt(end);
    const belongs =
      isDigit(code) || code === point || code === plus || code === minus || code === lowerE || code === upperE;
    if (!belongs) break;
  }
  return end;
}

/** Maximum number of comparisons. More of them take longer than all other work on a body. */
const maxCompared = 1_000;
/** Numbers up to this length are always stored exactly, unless they have an exponent. */
const plainLength = 15;
/** Maximum number of characters of a number in its error text. */
const maxShownLength = 40;

/**
 * Rejects a number that a double cannot store exactly (R56), so that callers read back what they wrote.
 * @param source the number as written in the JSON. Text that is not a number passes; the parser rejects it.
 * @throws DomainError `invalid`, also when a body has more than 1,000 numbers that need a digit comparison.
 */
function checkNumber(source: string, compared: { count: number }): void {
  if (source.length <= plainLength && !/[eE]/.test(source)) return;
  compared.count += 1;
  if (compared.count > maxCompared) {
    throw invalid(
      `the body has more than ${maxCompared} numbers with an exponent or more than ${plainLength} characters`,
      'invalid_body',
    );
  }
  if (!isExact(source)) {
    throw invalid(
      `the number ${source.slice(0, maxShownLength)} is out of range or has too many digits to be stored exactly`,
    );
  }
}

function isExact(source: string): boolean {
  const value = Number(source);
  return Number.isNaN(value) || (Number.isFinite(value) && decimal(source) === decimal(String(value)));
}

/**
 * Returns one normal form for all spellings of a decimal: its digits without leading or trailing zeros, and its
 * exponent.
 */
function decimal(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}
