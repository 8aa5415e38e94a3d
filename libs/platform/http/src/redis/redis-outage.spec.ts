import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { type Certificates, makeCertificates, RedisServer, TcpProxy } from '@partner/testing';
import { RedisConnection } from './redis-connection.js';

const lines: string[] = [];
const servers: RedisServer[] = [];
const connections: RedisConnection[] = [];
let folder: string;
let certificates: Certificates;

async function aServer(...words: string[]): Promise<RedisServer> {
  const server = await RedisServer.on(...words);
  servers.push(server);
  return server;
}

const connect = (url: string): void => void connections.push(new RedisConnection(url, async () => 'test'));

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise(setImmediate);
};

/**
 * Connects to a server until it has rejected some attempts.
 * @returns the logged lines without the port and the lines of a slow machine.
 */
async function told(url: string): Promise<string[]> {
  const proxy = await TcpProxy.to(url);
  connect(proxy.url);
  await until(() => proxy.made > 5);
  await proxy.cut();
  const logged = lines.map((line) => line.replace(new URL(proxy.url).host, 'server'));
  return logged.filter((line) => !line.includes('Command timed out'));
}

describe('a Redis that cannot be used (E5)', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'partner-redis-'));
    certificates = await makeCertificates(join(folder, 'tls'), { command: 'openssl' });
    const note = (line: string): void => void lines.push(line);
    Logger.overrideLogger({ log: note, warn: note, error: note });
  });
  afterEach(async () => {
    for (const connection of connections.splice(0)) connection.close();
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    lines.length = 0;
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['without a password', '', 'a password is required, but its address has none (NOAUTH)'],
    ['with a wrong password', ':wrong@', 'the user or the password is wrong (WRONGPASS)'],
  ])('logs the cause once when it is used %s', async (_how, login, cause) => {
    const server = await aServer('--requirepass', 'right');
    await server.start();
    expect(await told(`redis://${login}127.0.0.1:${server.port}`)).toEqual([
      `Redis is down (server): ${cause}; continuing without it`,
    ]);
  });

  it.each([
    [
      'without TLS',
      'redis',
      'it closes connections immediately; if it requires TLS, its address must begin with rediss://',
    ],
    [
      'by a client that does not know its certificate authority',
      'rediss',
      'its certificate is not trusted: self-signed certificate in certificate chain ' +
        '(NODE_EXTRA_CA_CERTS adds an authority)',
    ],
  ])('logs the cause once when it is used %s', async (_how, protocol, cause) => {
    const { certificate, privateKey, ca } = certificates;
    const tls = ['--tls-cert-file', certificate, '--tls-key-file', privateKey, '--tls-ca-cert-file', ca];
    const server = await aServer(...tls, '--tls-auth-clients', 'no', '--port', '0');
    await server.start('--tls-port', String(server.port));
    expect(await told(`${protocol}://127.0.0.1:${server.port}`)).toEqual([
      `Redis is down (server): ${cause}; continuing without it`,
    ]);
  });

  it('uses no other database when the one of its address is refused', async () => {
    const server = await aServer('--databases', '1');
    await server.start();
    expect(await told(`redis://127.0.0.1:${server.port}/1`)).toEqual([
      'Redis is down (server): the database of its address is refused: ERR DB index is out of range; ' +
        'continuing without it',
    ]);
    expect(connections[0]!.isUp).toBe(false);
  });

  it('logs commands that a working server refuses, and none that did not reach it', async () => {
    const server = await aServer('--maxmemory', '1', '--maxmemory-policy', 'noeviction');
    await server.start();
    const url = `redis://127.0.0.1:${server.port}`;
    connect(url);
    const [connection] = connections;
    await until(() => connection!.isUp);
    await expect(connection!.run((client) => client.set('key', 'value'))).rejects.toThrow('Redis failed');
    const unsent = connection!.run(() => Promise.reject(new Error("Stream isn't writeable")));
    await expect(unsent).rejects.toThrow('Redis failed');
    expect(lines).toEqual([
      `Redis refused a command (127.0.0.1:${server.port}): ` +
        `OOM command not allowed when used memory > 'maxmemory'.; continuing without it`,
    ]);
  });

  it('logs a cause once, again when it changes, and when Redis is back', async () => {
    const server = await aServer();
    const line = (cause: string): string => `Redis is down (127.0.0.1:${server.port}): ${cause}; continuing without it`;
    const absent = line(`connect ECONNREFUSED 127.0.0.1:${server.port}`);
    connect(`redis://127.0.0.1:${server.port}`);
    await until(() => lines.length === 1);
    await server.start('--requirepass', 'right');
    await until(() => lines.length === 2);
    expect(lines).toEqual([absent, line('a password is required, but its address has none (NOAUTH)')]);

    await server.stop();
    await until(() => lines.at(-1) === absent);
    await server.start();
    await until(() => connections.every(({ isUp }) => isUp));
    expect(lines.at(-1)).toBe(`Redis is back (127.0.0.1:${server.port})`);
    expect(lines).toHaveLength(4);

    await server.stop();
    await until(() => lines.at(-1) === absent);
  });
});
