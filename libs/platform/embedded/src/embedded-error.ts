/** The embedded database cannot be had. The message is one line for the operator, with where to look further. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
}
