import type { ServerResponse } from 'node:http';

/**
 * Closes the connection after the response so that delivery can be detected. Node would close it immediately, and the
 * fate of bytes in system buffers would stay unknown. Instead only this side is closed: a client that has read
 * everything closes its own side, and a client that left early resets the connection.
 * @param lingerMs maximum time that a client may keep its side open.
 * @returns true if the client received everything, once the connection is closed. A client that keeps its side open
 * until the timeout counts as complete: all bytes were handed to the network, and nothing failed.
 */
export function lingeringClose(response: ServerResponse, lingerMs: number): Promise<boolean> {
  const { socket } = response;
  response.shouldKeepAlive = false;
  if (!socket || socket.destroyed) return Promise.resolve(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let isWritten = false;
  socket.destroySoon = () => {
    isWritten = true;
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
    // Discards further input: the response had `connection: close`.
    socket.resume();
  };
  socket.once('close', (failed) => resolve(isWritten && !failed));
  return promise;
}
