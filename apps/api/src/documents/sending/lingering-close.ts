import type { ServerResponse } from 'node:http';

/**
 * Has the connection closed behind the answer in a way that tells whether the client took all of it. Node would close
 * it at once, and what became of the bytes that the system still holds would never be known. So only this side is
 * closed: a client that has read to the end closes its own, one that left before resets the connection.
 * @param patienceMs how long a client may keep its side open.
 * @returns a promise for whether it took everything, once the answer was written and the connection is closed. A
 * client that says nothing has everything: all was handed to the network, and nothing failed.
 */
export function lingeringClose(response: ServerResponse, patienceMs: number): Promise<boolean> {
  const { socket } = response;
  response.shouldKeepAlive = false;
  if (!socket || socket.destroyed) return Promise.resolve(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let isWritten = false;
  socket.destroySoon = () => {
    isWritten = true;
    socket.end();
    const timer = setTimeout(() => socket.destroy(), patienceMs);
    socket.once('close', () => clearTimeout(timer));
    // Whatever else the client sends is not read as a request: the answer said that it was the last one.
    socket.resume();
  };
  socket.once('close', (failed) => resolve(isWritten && !failed));
  return promise;
}
