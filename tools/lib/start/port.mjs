import { once } from 'node:events';
import { createServer } from 'node:net';
import { Failure } from '../failure.mjs';

/** Checks early that the API will be able to listen. @throws Failure when it will not */
export async function ensureFree(host, port) {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
  } catch (error) {
    if (error.code === 'EADDRINUSE')
      throw new Failure(`port ${port} of ${host} is in use by another program; set PORT to another one`);
    throw new Failure(`cannot listen on port ${port} of ${host}: ${error.message}`);
  }
  server.close();
  await once(server, 'close');
}

/** Returns the port if it is free, else any free port: for a server whose URL is announced. */
export async function freePort(host, port) {
  const server = createServer();
  for (const wanted of [port, 0]) {
    try {
      server.listen({ host, port: wanted, exclusive: true });
      await once(server, 'listening');
      break;
    } catch (error) {
      if (wanted === 0) throw new Failure(`cannot listen on ${host}: ${error.message}`);
    }
  }
  const found = server.address().port;
  server.close();
  await once(server, 'close');
  return found;
}
