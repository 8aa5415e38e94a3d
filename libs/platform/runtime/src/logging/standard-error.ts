import { destination, type DestinationStream } from 'pino';

/**
 * Standard error, written once for all lines of a turn of the event loop: one system call for each would be a large part
 * of what a short answer costs. Nothing is left when the process exits; one that is killed loses the lines of that turn.
 */
export function standardError(): DestinationStream {
  return (shared ??= gathering(destination(2)));
}
let shared: DestinationStream | undefined;

/** Hands lines on together, at the end of the turn in which the first of them was written. */
export function gathering(out: DestinationStream): DestinationStream & { flushSync(): void } {
  let lines = '';
  const flushSync = (): void => {
    const written = lines;
    lines = '';
    if (written !== '') out.write(written);
  };
  process.on('exit', flushSync);
  return {
    write: (line) => {
      if (lines === '') setImmediate(flushSync);
      lines += line;
    },
    flushSync,
  };
}
