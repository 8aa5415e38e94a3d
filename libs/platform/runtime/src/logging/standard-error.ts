import { destination, type DestinationStream } from 'pino';

/**
 * Standard error, written once for all lines of a turn of the event loop: one system call for each would be a large
 * part of what a short answer costs. Nothing is left when the process exits; one that is killed loses the lines of that
 * turn.
 */
export function standardError(): DestinationStream {
  return (shared ??= buffered(destination(2)));
}
let shared: DestinationStream | undefined;

/** Somewhere to write that may keep what it was given for a moment. */
type Output = DestinationStream & { flushSync?(): void };

/** Hands lines on together, at the end of the turn in which the first of them was written. */
export function buffered(out: Output): Output {
  let lines: string[] = [];
  const taken = (): string[] => {
    const written = lines;
    lines = [];
    return written;
  };
  const handOn = (): void => {
    if (lines.length > 0) out.write(taken().join(''));
  };
  const flushSync = (): void => {
    // One by one: of what is on its way when the process exits only a first piece gets out, and that is a whole line
    // then.
    for (const line of taken()) out.write(line);
    out.flushSync?.();
  };
  process.on('exit', flushSync);
  return {
    write: (line) => {
      if (lines.length === 0) setImmediate(handOn);
      lines.push(line);
    },
    flushSync,
  };
}
