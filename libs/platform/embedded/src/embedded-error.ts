/** The embedded database is not available. The message is one line for the operator, with a pointer to details. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
}
