/** One thing to end before the process does: stop listening, finish work, close connections. */
export type ShutdownHandler = () => Promise<void> | void;

/**
 * Ends the process in order at SIGTERM or SIGINT, or when the process that started it over an IPC channel dies:
 * runs the handlers once, one after the other, and exits with 0. One that fails does not keep the later ones from
 * running, but makes the exit status 1 and goes to `failed`. A second signal exits with 1 at once.
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
  // Nobody would be left to send a signal; one that is stopping already goes on stopping.
  process.once('disconnect', () => {
    if (!stopping) requestStop();
  });
}
