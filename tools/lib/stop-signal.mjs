const controller = new AbortController();

/**
 * Aborts at SIGTERM, SIGINT, and when whoever started this process is gone. One Ctrl-C comes more than once, from
 * the terminal and from npm, so what comes after the first is not a second request.
 */
export const stopSignal = controller.signal;

const stop = () => controller.abort();
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
if (process.channel) process.once('disconnect', stop);

// npm passes signals on, but cannot when it is killed: then this process gets another parent.
if (process.env.npm_lifecycle_event && !process.channel) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), 1000).unref();
}

/** Resolves when this process is to stop. */
export const stopRequest = new Promise((resolve) => {
  stopSignal.addEventListener('abort', () => resolve('stop'), { once: true });
});
