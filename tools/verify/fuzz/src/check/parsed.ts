/** JSON, or undefined for what is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text of one JSON value a line as the values, or undefined when a line is none. */
export function parsedLines(text: string): readonly unknown[] | undefined {
  const values = text.split('\n').slice(0, -1).map(parsed);
  return text.endsWith('\n') && values.every((value) => value !== undefined) ? values : undefined;
}

/** What an answer of a content type says; undefined for one that it is not. */
export const bodyOf = (type: unknown, text: string): unknown =>
  String(type).startsWith(lines) ? parsedLines(text) : parsed(text);

/** The content types of answers. */
export const json = 'application/json';
export const lines = 'application/x-ndjson';

/** An error as §7 wants it. */
export const isError = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && typeof (body as { error?: unknown }).error === 'string';
