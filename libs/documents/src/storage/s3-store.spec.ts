import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileKey } from '../application/ports/document-store.js';
import { TestBucket } from '../testing/bucket.fixture.js';
import { documentStoreContract } from './document-store.contract.js';
import { S3Store } from './s3-store.js';

documentStoreContract(async () => {
  const bucket = await TestBucket.start();
  const store = new S3Store(bucket.settings, { maxAttempts: 1 });
  return {
    store,
    dropsUnfinished: false,
    close: async () => {
      store.close();
      await bucket.stop();
    },
  };
});

describe('S3Store', () => {
  const megabyte = Buffer.alloc(1024 ** 2, 'x');
  const unavailable = { code: 'unavailable', message: 'The document store does not respond' };
  let bucket: TestBucket;
  let store: S3Store;
  beforeAll(async () => {
    bucket = await TestBucket.start();
    store = new S3Store(bucket.settings, { maxAttempts: 1 });
  });
  afterAll(async () => {
    store.close();
    await bucket.stop();
  });

  const aKey = (): FileKey => ({ company: newId() as CompanyId, file: newId() });
  const megabytes = (count: number, after?: (index: number) => void): Readable =>
    Readable.from(
      (function* () {
        for (let index = 0; index < count; index += 1) {
          after?.(index);
          yield megabyte;
        }
      })(),
      { objectMode: false },
    );

  it('fails a read when the connection breaks in the middle, and never ends it early (R52)', async () => {
    const key = aKey();
    await store.put(key, megabytes(32), 32 * megabyte.length);
    const content = await store.read(key, { first: 0, last: 32 * megabyte.length - 1 });
    let taken = 0;
    const reading = (async () => {
      for await (const bytes of content as AsyncIterable<Buffer>) {
        taken += bytes.length;
        if (taken > 4 * megabyte.length) await bucket.network.cut();
      }
    })();
    await expect(reading).rejects.toMatchObject(unavailable);
    expect(taken).toBeLessThan(32 * megabyte.length);
    await expect(store.read(key, { first: 0, last: 1 })).rejects.toMatchObject(unavailable);
    await bucket.network.restore();
    expect(await buffer(await store.read(key, { first: 0, last: 2 }))).toHaveLength(3);
  });

  it('fails a put when the connection breaks in the middle, and accepts the next one (R70)', async () => {
    const key = aKey();
    const cutting = megabytes(32, (index) => void (index === 8 && bucket.network.cut()));
    await expect(store.put(key, cutting, 32 * megabyte.length)).rejects.toMatchObject(unavailable);
    await bucket.network.restore();
    await store.put(key, megabytes(1), megabyte.length);
    expect(await buffer(await store.read(key, { first: 0, last: megabyte.length - 1 }))).toHaveLength(megabyte.length);
  });

  it('gives up on a server that hangs after three attempts', async () => {
    let requests = 0;
    const silent = createServer(() => void (requests += 1));
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const hanging = new S3Store({ ...bucket.settings, endpoint: `http://127.0.0.1:${port}` });
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    try {
      let isOver = false;
      const reading = expect(hanging.read(aKey(), { first: 0, last: 0 })).rejects.toMatchObject(unavailable);
      void reading.finally(() => (isOver = true)).catch(() => undefined);
      // The client sets its timers between input and output, however long that takes.
      while (!isOver) await jest.advanceTimersByTimeAsync(100);
      await reading;
      expect(requests).toBe(3);
    } finally {
      jest.useRealTimers();
      hanging.close();
      silent.close();
      silent.closeAllConnections();
    }
  });

  it('hides from the caller why access was denied', async () => {
    const wrong = { accessKeyId: 'STRANGER', secretAccessKey: 'wrong' };
    const stranger = new S3Store({ ...bucket.settings, credentials: wrong }, { maxAttempts: 1 });
    const key = aKey();
    await expect(stranger.put(key, Readable.from([Buffer.from('a')]), 1)).rejects.toMatchObject(unavailable);
    await expect(stranger.read(key, { first: 0, last: 0 })).rejects.toMatchObject(unavailable);
    stranger.close();
  });
});
