import { invalid } from '@partner/kernel';

/** How deep objects and arrays may be nested. */
const maxDepth = 32;

/**
 * Parses the JSON object of a body (W5). Keys like `__proto__` become ordinary keys of it (W14).
 * @throws DomainError `invalid` for malformed JSON, anything but an object, text with NUL or a lone surrogate,
 * and nesting deeper than 32.
 */
export function parseJson(text: string): Record<string, unknown> {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid('the body must be a JSON object');
  }
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
