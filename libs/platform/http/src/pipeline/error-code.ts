/** The member of an answer; inside a text its quotes would be escaped. */
const code = /"code":"([a-z_]{1,64})"/;

/** The `code` of an answer that is no success (R80). */
export function errorCodeIn(payload: unknown): string | undefined {
  const text = Buffer.isBuffer(payload) ? payload.toString() : payload;
  return typeof text === 'string' ? code.exec(text)?.[1] : undefined;
}
