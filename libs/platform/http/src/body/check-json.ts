import { invalid } from '@partner/kernel';
import { checkNumber, type ComparedNumbers } from './check-number.js';

/** How deep objects and lists may be nested. */
const maxDepth = 32;
/** How many values a body may hold, itself included: more than twice what the largest order has. */
const maxValues = 10_000;
/** How many keys one object may have: objects with very many are made into hash tables, at ten times the cost. */
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

/** The keys of a list: so few that it never has too many. Small integers alone keep the array of levels fast. */
const noKeys = -2 * maxValues;

/**
 * Looks through the text of a body before anything is made of it, so that a refusal costs next to nothing. Whether it
 * is JSON is for the parser to say. A value follows each comma and each opening bracket, so that an empty list or
 * object counts twice.
 * @throws DomainError `invalid` for more than 10,000 values, nesting deeper than 32, more than 1,000 keys of one
 * object, and numbers that are not kept as given (R56).
 */
export function checkJson(text: string): void {
  const compared: ComparedNumbers = { count: 0 };
  /** For each level the keys so far, of a list none. */
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

/** Where a text of JSON ends that begins at `start`; the end of everything when it does not. */
function endOfText(json: string, start: number): number {
  for (let from = start + 1; ;) {
    const end = json.indexOf('"', from);
    if (end === -1) return json.length;
    let first = end;
    while (json.charCodeAt(first - 1) === backslash) first -= 1;
    // Each two of them are one that is meant; one more, and the quote is a part of the text.
    if ((end - first) % 2 === 0) return end;
    from = end + 1;
  }
}

const isDigit = (code: number): boolean => code >= zero && code <= nine;

/** Behind the last character that can belong to the number at `start`. */
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
