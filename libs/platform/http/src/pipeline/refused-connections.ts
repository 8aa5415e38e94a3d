import type { Socket } from 'node:net';

/** What a caller has to read the response to a request that was none, in milliseconds. */
const lingerMs = 1_000;

/** Ends a connection that was answered and is not used any more, also when the other side keeps its end open. */
export function endRefused(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(timer));
}
