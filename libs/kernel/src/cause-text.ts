/** Members that errors from any source may have. */
interface Failure {
  readonly name?: unknown;
  readonly message?: unknown;
  /** Error code of PostgreSQL or the operating system. */
  readonly code?: unknown;
  readonly cause?: unknown;
  /** Errors of the individual attempts, such as one for each address of a host name. */
  readonly errors?: unknown;
}

/** Maximum number of errors in a chain of causes. */
const maxDepth = 4;

/**
 * Returns the message of an error and its causes on one line, for a log. User names and passwords in URLs are removed.
 */
export function causeText(error: unknown): string {
  const texts: string[] = [];
  for (let at = error, depth = 0; at !== undefined && at !== null && depth < maxDepth; depth += 1) {
    const text = textOf(at);
    if (!texts.at(-1)?.includes(text)) texts.push(text);
    at = (at as Failure).cause;
  }
  return texts
    .join(': ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\/\/[^\s/@]*@/g, '//');
}

function textOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { name, message, code, errors } = error as Failure;
  if (typeof message === 'string' && message !== '') return message;
  if (Array.isArray(errors) && errors.length > 0) return [...new Set(errors.map(textOf))].join(', ');
  return [code, name].find((text) => typeof text === 'string') ?? 'failed';
}
