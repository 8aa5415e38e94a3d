import { invalid } from '@partner/kernel';
import { checkNumbers } from './check-numbers.js';
import { endOfText } from './end-of-text.js';

/** How deep objects and arrays may be nested. */
const maxDepth = 32;
/** How many values a body may hold, itself included: more than twice what the largest order has. */
const maxValues = 10_000;

/**
 * Parses the JSON object of a body (W5). Keys like `__proto__` become ordinary keys of it (W14).
 * @throws DomainError `invalid` for malformed JSON, anything but an object, text with NUL or a lone surrogate,
 * nesting deeper than 32, more than 10,000 values, and numbers that are not kept as given (R56).
 */
export function parseJson(text: string): Record<string, unknown> {
  checkSize(text);
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid('the body must be a JSON object');
  }
  checkNumbers(text);
  checkValues(value);
  return value as Record<string, unknown>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('the body is not valid JSON');
  }
}

const quote = 0x22;
const comma = 0x2c;
const openList = 0x5b;
const openObject = 0x7b;

/**
 * Refuses too many values before any is made. Each follows a comma or an opening bracket, so that an empty list or
 * object counts twice. No value takes less than two characters: most bodies are short enough to need no look.
 */
function checkSize(text: string): void {
  if (text.length <= 2 * maxValues) return;
  let values = 1;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === quote) index = endOfText(text, index);
    else if (code === comma || code === openList || code === openObject) values += 1;
    if (values > maxValues) throw invalid(`the body has more than ${maxValues} values`);
  }
}

/** Walks level by level, without recursion, because the depth is what is in doubt. */
function checkValues(root: object): void {
  let level: object[] = [root];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxDepth) throw invalid(`the body is nested deeper than ${maxDepth} levels`);
    const next: object[] = [];
    for (const container of level) {
      if (!Array.isArray(container)) Object.keys(container).forEach(checkText);
      for (const value of Object.values(container) as unknown[]) {
        if (typeof value === 'string') checkText(value);
        else if (typeof value === 'object' && value !== null) next.push(value);
      }
    }
    level = next;
  }
}

/** PostgreSQL stores neither (W14). @throws DomainError `invalid` */
export function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw invalid('text must not contain NUL characters or lone surrogates');
  }
}
