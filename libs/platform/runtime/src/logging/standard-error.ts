import { destination, type DestinationStream } from 'pino';

/**
 * Writes to standard error once per turn of the event loop, because one system call per line would be a large part of
 * the cost of a short response. Nothing is lost when the process exits. A killed process loses the lines of its last
 * turn.
 */
export function standardError(): DestinationStream {
  return (shared ??= buffered(destination(2)));
}
let shared: DestinationStream | undefined;

/** A destination that may buffer lines. */
type Output = DestinationStream & { flushSync?(): void };

/** Buffers lines and writes them together, at the end of the turn in which the first one was written. */
export function buffered(out: Output): Output {
  let lines: string[] = [];
  const taken = (): string[] => {
    const written = lines;
    lines = [];
    return written;
  };
  const flush = (): void => {
    if (lines.length > 0) out.write(taken().join(''));
  };
  const flushSync = (): void => {
    // Writes line by line: when the process exits, only a first part of a pending write is completed, which is then a
    // whole line.
    for (const line of taken()) out.write(line);
    out.flushSync?.();
  };
  process.on('exit', flushSync);
  return {
    write: (line) => {
      if (lines.length === 0) setImmediate(flush);
      lines.push(line);
    },
    flushSync,
  };
}
