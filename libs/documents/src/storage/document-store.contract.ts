import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DocumentStore, FileKey } from '../application/ports/document-store.js';

/** A store under test, with properties that only its test knows. */
export interface StoreHarness {
  readonly store: DocumentStore;
  /** True if the backend drops unfinished content, as S3 does but its stand-in does not. */
  readonly dropsUnfinished: boolean;
  close(): Promise<void>;
}

const chunk = 64 * 1024;

/** Contract tests for every adapter of the port. */
export function documentStoreContract(open: () => Promise<StoreHarness>): void {
  describe('DocumentStore contract', () => {
    let harness: StoreHarness;
    let store: DocumentStore;
    beforeAll(async () => {
      harness = await open();
      store = harness.store;
    });
    afterAll(() => harness.close());

    const aKey = (): FileKey => ({ company: newId() as CompanyId, file: newId() });
    const content = (length: number): Buffer => Buffer.alloc(length, '0123456789abcdef');
    const stored = async (bytes: Buffer): Promise<FileKey> => {
      const key = aKey();
      await store.put(key, Readable.from([bytes]), bytes.length);
      return key;
    };
    const read = async (key: FileKey, first: number, last: number): Promise<Buffer> =>
      buffer(await store.read(key, { first, last }));

    const expectNothing = async (key: FileKey): Promise<void> => {
      if (harness.dropsUnfinished) await expect(read(key, 0, 0)).rejects.toMatchObject({ code: 'unavailable' });
    };

    it('returns what was stored, whole and in ranges (R52)', async () => {
      const bytes = content(200_000);
      const key = await stored(bytes);
      expect((await read(key, 0, 199_999)).equals(bytes)).toBe(true);
      expect((await read(key, 5, 9)).toString()).toBe('56789');
      expect((await read(key, 199_999, 199_999)).toString()).toBe('f');
    });

    it.each(['../../././../../../x', '', `${newId()}/`, newId().toUpperCase()])(
      'refuses the key "%s", which is not an id (A16)',
      async (text) => {
        const [company, file] = [text as CompanyId, text as Id];
        const whole = { first: 0, last: 0 };
        for (const key of [
          { ...aKey(), company },
          { ...aKey(), file },
        ])
          for (const use of [
            store.put(key, Readable.from([content(1)]), 1),
            store.read(key, whole),
            store.remove(key),
            store.removeAll(company),
          ])
            await expect(use).rejects.toThrow('is not an id');
      },
    );

    it('separates the files of companies', async () => {
      const key = await stored(content(10));
      await expect(store.read({ ...key, company: newId() as CompanyId }, { first: 0, last: 9 })).rejects.toMatchObject({
        code: 'unavailable',
      });
    });

    it.each([
      ['ends early', 1_000, 2_000],
      ['goes on', 3_000, 2_000],
    ])('stores nothing when the content %s', async (_, given, said) => {
      const key = aKey();
      await expect(store.put(key, Readable.from([content(given)]), said)).rejects.toThrow(/content/);
      await expectNothing(key);
    });

    it('stores nothing when the content fails, and passes the error on', async () => {
      const key = aKey();
      const failing = Readable.from(
        (async function* () {
          yield content(chunk);
          throw new Error('the disk is gone');
        })(),
      );
      await expect(store.put(key, failing, 2 * chunk)).rejects.toThrow('the disk is gone');
      await expectNothing(key);
    });

    it('removes a file, and ignores a missing one', async () => {
      const key = await stored(content(10));
      await store.remove(key);
      await store.remove(key);
      await expect(read(key, 0, 9)).rejects.toMatchObject({ code: 'unavailable' });
    });

    it('removes all files of a company, and no others', async () => {
      const [key, other] = [await stored(content(10)), await stored(content(10))];
      await store.put({ ...key, file: newId() }, Readable.from([content(10)]), 10);
      expect(await store.removeAll(key.company)).toBe(2);
      expect(await store.removeAll(key.company)).toBe(0);
      await expect(read(key, 0, 9)).rejects.toMatchObject({ code: 'unavailable' });
      expect(await read(other, 0, 9)).toEqual(content(10));
    });

    it('streams in both directions without reading far ahead of the consumer (R52)', async () => {
      const chunks = 256;
      const key = aKey();
      const given = Readable.from(
        (function* () {
          for (let index = 0; index < chunks; index += 1) yield content(chunk);
        })(),
        { objectMode: false },
      );
      await store.put(key, given, chunks * chunk);
      const stream = await store.read(key, { first: 0, last: chunks * chunk - 1 });
      let [taken, mostAhead] = [0, 0];
      await pipeline(stream, async function* (source: AsyncIterable<Buffer>) {
        for await (const bytes of source) {
          taken += bytes.length;
          mostAhead = Math.max(mostAhead, stream.readableLength);
        }
        yield* [];
      });
      expect(taken).toBe(chunks * chunk);
      expect(mostAhead).toBeLessThanOrEqual(16 * chunk);
    });
  });
}
