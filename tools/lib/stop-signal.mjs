const controller = new AbortController();

/**
 * Aborts at SIGTERM, SIGINT, and when the parent process is gone. One Ctrl-C arrives several times, from the terminal
 * and from npm, so later signals are not a second request.
 */
export const stopSignal = controller.signal;

const stop = () => controller.abort();
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
if (process.channel) process.once('disconnect', stop);

// Work in the background ends with the program, which may not be waiting for it yet; its clean-up must still run.
process.on('unhandledRejection', (error) => {
  if (!stopSignal.aborted || error?.name !== 'AbortError') throw error;
});

// npm forwards signals, except when it is killed: then the parent of this process changes.
if (process.env.npm_lifecycle_event && !process.channel) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), 1000).unref();
}

/** Resolves when this process is asked to stop. */
export const stopRequest = new Promise((resolve) => {
  stopSignal.addEventListener('abort', () => resolve('stop'), { once: true });
});
