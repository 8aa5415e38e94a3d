const codes = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/** True if a response failed because the client closed the connection. */
export const isClientGone = (error: unknown): boolean => codes.has((error as NodeJS.ErrnoException).code ?? '');
