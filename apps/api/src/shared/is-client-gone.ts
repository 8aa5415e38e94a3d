const codes = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/** Whether an answer failed because nobody is there any more to take it. */
export const isClientGone = (error: unknown): boolean => codes.has((error as NodeJS.ErrnoException).code ?? '');
