import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a port of this machine: the given one, else any free one if another program uses it. */
export async function freePort(host = '127.0.0.1', port = 0) {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
  } catch (error) {
    if (port === 0 || error.code !== 'EADDRINUSE') throw error;
    return freePort(host);
  }
  const found = server.address().port;
  server.close();
  await once(server, 'close');
  return found;
}
