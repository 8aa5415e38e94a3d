/** What errors of all kinds have in common, whoever made them. */
interface Failure {
  readonly name?: unknown;
  readonly message?: unknown;
  /** Of PostgreSQL and of the operating system. */
  readonly code?: unknown;
  readonly cause?: unknown;
  /** Of the attempts that an error stands for: a name with several addresses. */
  readonly errors?: unknown;
}

/** Causes of causes that are told. */
const deepest = 4;

/**
 * What went wrong, and why, on one line for a log: the message of an error and those of its causes. What stands before
 * the host in a URL, where passwords are, is left out.
 */
export function causeText(error: unknown): string {
  const texts: string[] = [];
  for (let at = error, depth = 0; at !== undefined && at !== null && depth < deepest; depth += 1) {
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
