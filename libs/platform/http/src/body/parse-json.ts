import { invalid } from '@partner/kernel';
import { checkJson } from './check-json.js';

/** Only an escape can bring a NUL or half of a surrogate pair into a text of JSON that is valid UTF-8. */
const unusualEscape = /\\u(?:0000|[dD][89a-fA-F])/;

/**
 * Parses the JSON object of a body (W5). Keys like `__proto__` become ordinary keys of it (W14).
 * @throws DomainError `invalid` for malformed JSON, anything but an object, text with NUL or a lone surrogate, and what
 * `checkJson` refuses.
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('the body is not valid JSON', 'invalid_body');
  }
}

/** Goes through all keys and values; how deep they are nested is known to be little. */
function checkTexts(value: unknown): void {
  if (typeof value === 'string') checkText(value);
  else if (Array.isArray(value)) value.forEach(checkTexts);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      checkText(key);
      checkTexts(member);
    }
  }
}

/** PostgreSQL stores neither (W14). @throws DomainError `invalid` */
function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw invalid('text must not contain NUL characters or lone surrogates', 'invalid_body');
  }
}
