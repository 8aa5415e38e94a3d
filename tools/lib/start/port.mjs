import { once } from 'node:events';
import { createServer } from 'node:net';
import { Failure } from '../failure.mjs';

/** Tells early, and clearly, when the API will not be able to listen. @throws Failure */
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

/** The port when nobody has it, else one that is free: for a server whose address is told, and need not be known. */
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
