/** JSON, or undefined for what is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An error as §7 wants it. */
export const isError = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && typeof (body as { error?: unknown }).error === 'string';
