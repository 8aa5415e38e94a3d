import type { Socket } from 'node:net';

/** Time for a caller to read the response to a malformed request, in milliseconds. */
const lingerMs = 1_000;

/** Ends a connection that was answered and is not used any more, also when the other side keeps its end open. */
export function endRefused(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(timer));
}
