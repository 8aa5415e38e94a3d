import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { Database } from '../database.js';
import { ConnectionPool } from './connection-pool.js';

/** A pooler that lets clients log in, and holds their first statement back until it has a server for them. */
class Holding {
  readonly #held: (() => void)[] = [];
  readonly #sockets = new Set<Socket>();
  /** Ports of the clients, in the order of their connections. */
  readonly #ports: number[] = [];
  readonly #changes = new EventEmitter();
  isHolding = true;

  private constructor(readonly server: Server) {}

  static async before(url: string): Promise<Holding> {
    const { hostname, port } = new URL(url);
    const holding = new Holding(createServer((near) => holding.#join(near, connect(Number(port), hostname))));
    holding.server.listen(0, '127.0.0.1');
    await once(holding.server, 'listening');
    return holding;
  }

  url(url: string): string {
    return Object.assign(new URL(url), { port: String((this.server.address() as AddressInfo).port) }).href;
  }

  /** Returns the number of connections opened before this call. */
  async opened(): Promise<number> {
    const next = connect((this.server.address() as AddressInfo).port, '127.0.0.1');
    await once(next, 'connect');
    const port = next.localPort!;
    while (!this.#ports.includes(port)) await once(this.#changes, 'joined');
    next.destroy();
    return this.#ports.indexOf(port);
  }

  /** Waits until so many statements are held. */
  async until(count: number): Promise<void> {
    while (this.#held.length < count) await once(this.#changes, 'held');
  }

  /** Closes the held connections. */
  end(): void {
    this.#held.length = 0;
    this.#closeAll();
  }

  letThrough(): void {
    this.isHolding = false;
    for (const pass of this.#held) pass();
  }

  close(): void {
    this.server.close();
    this.#closeAll();
  }

  #closeAll(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  #join(near: Socket, far: Socket): void {
    this.#ports.push(near.remotePort!);
    this.#changes.emit('joined');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => undefined).on('close', () => other.destroy());
    }
    far.pipe(near);
    near.on('data', (sent) => {
      // `Q` begins a statement.
      if (this.isHolding && sent[0] === 0x51) {
        this.#held.push(() => far.write(sent));
        this.#changes.emit('held');
      } else far.write(sent);
    });
  }
}

describe('a pool behind a pooler without a server', () => {
  let testDatabase: TestDatabase;
  let pooler: Holding;
  beforeEach(async () => {
    testDatabase = await freshDatabase();
    pooler = await Holding.before(testDatabase.url);
  });
  afterEach(async () => {
    pooler.close();
    await testDatabase.drop();
  });

  it('fails requests in time, and serves them when there is a server again', async () => {
    const database = new Database({ url: pooler.url(testDatabase.url), maxConnections: 2, connectTimeoutMs: 500 });
    const read = async (): Promise<unknown> => (await database.query(sql`select 1 as n`))[0]!;
    const refused = expect.objectContaining({ status: 'rejected' });
    try {
      const requests = Promise.allSettled([read(), read(), read(), read()]);
      await pooler.until(2);
      pooler.end();
      // The other requests get the next connections, and give up while those are held.
      await pooler.until(2);
      expect(await requests).toEqual([refused, refused, refused, refused]);
      pooler.letThrough();
      expect(await Promise.all([read(), read(), read()])).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
    } finally {
      await database.close();
    }
  });

  it('is asked for two connections at a time, until as many are open as are wanted', async () => {
    const connections = new ConnectionPool({ url: pooler.url(testDatabase.url), maxConnections: 6 });
    try {
      const taken = Promise.all(Array.from({ length: 6 }, () => connections.take()));
      expect(await pooler.opened()).toBe(2);
      pooler.letThrough();
      for (const client of await taken) client.release();
      expect(connections.pool.totalCount).toBe(6);
    } finally {
      await connections.close();
    }
  });
});
