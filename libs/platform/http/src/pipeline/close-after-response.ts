import type { Socket } from 'node:net';

/** Time for a caller to read the response to a malformed request, in milliseconds. */
const lingerMs = 1_000;

/** Closes a connection that has been responded to, even when the peer keeps its side open. */
export function closeAfterResponse(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(timer));
}
