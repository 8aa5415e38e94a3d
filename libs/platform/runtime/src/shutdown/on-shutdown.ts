/** One step of a shutdown: stop listening, finish work, close connections. */
export type ShutdownHandler = () => Promise<void> | void;

/**
 * Shuts the process down on SIGTERM or SIGINT, or when a parent process with an IPC channel dies: runs the handlers
 * once, one after the other, and exits with 0. If a handler fails, the remaining ones still run, `failed` gets the
 * error, and the exit status is 1. A second signal exits with 1 immediately.
 */
export function onShutdown(
  handlers: readonly ShutdownHandler[],
  failed: (error: unknown) => void = (error) => process.stderr.write(`${String(error)}\n`),
): void {
  let stopping = false;

  const stop = async (): Promise<void> => {
    let status = 0;
    for (const handler of handlers) {
      try {
        await handler();
      } catch (error) {
        status = 1;
        failed(error);
      }
    }
    process.exit(status);
  };

  const requestStop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    void stop();
  };

  process.on('SIGTERM', requestStop);
  process.on('SIGINT', requestStop);
  // Without its parent, the process would never get a signal. A shutdown already in progress continues.
  process.once('disconnect', () => {
    if (!stopping) requestStop();
  });
}
