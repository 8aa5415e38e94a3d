import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RuntimeSocket } from './runtime-socket.js';

describe('the runtime socket of HAProxy', () => {
  let folder: string;
  let server: Server;
  const received: string[] = [];
  const send = (command: string): Promise<string | undefined> =>
    RuntimeSocket.use(join(folder, 'socket'), (socket) => socket.execute(command));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'partner-haproxy-'));
    server = createServer({ allowHalfOpen: true }, (socket) => {
      socket.once('data', (bytes) => {
        received.push(bytes.toString());
        socket.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(join(folder, 'socket'), resolve));
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  it.each(['set map /maps/cells.map a hold:b', 'add map @1 /maps/cells.map <<\na b\nc d\n'])(
    'receives one command, with its payload: %j',
    async (command) => {
      expect(await send(command)).toBe('');
      expect(received.pop()).toBe(`${command}\n`);
    },
  );

  it.each([
    'set map /maps/keys.map a; shutdown sessions server b/b-1 c',
    'set map /maps/keys.map a b\ndisable frontend partner',
    'add map @1 /maps/keys.map <<\na b\n\ndisable frontend partner\n',
    'add map @1 /maps/keys.map <<\na b; c\n',
    'set map /maps/keys.map a\\; b',
  ])('never receives more than one command (A16): %j', async (command) => {
    await expect(send(command)).rejects.toThrow('HAProxy would read more than one command');
    expect(received).toEqual([]);
  });
});
