/** Parses JSON; returns undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses one JSON value per line; returns undefined if a line is invalid or the last line has no line feed. */
export function parseJsonLines(text: string): readonly unknown[] | undefined {
  const values = text.split('\n').slice(0, -1).map(parseJson);
  return text.endsWith('\n') && values.every((value) => value !== undefined) ? values : undefined;
}

/** Parses a response body by its content type; returns undefined if it is invalid. */
export const parseBody = (type: unknown, text: string): unknown =>
  String(type).startsWith(lines) ? parseJsonLines(text) : parseJson(text);

/** Content types of responses. */
export const json = 'application/json';
export const lines = 'application/x-ndjson';

/** True for an error body as defined in §7. */
export const isError = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && typeof (body as { error?: unknown }).error === 'string';
