/** The `code` member of a response. Inside a string its quotes would be escaped. */
const code = /"code":"([a-z_]{1,64})"/;

/** Returns the `code` of an error response (R80). */
export function errorCodeIn(payload: unknown): string | undefined {
  const text = Buffer.isBuffer(payload) ? payload.toString() : payload;
  return typeof text === 'string' ? code.exec(text)?.[1] : undefined;
}
