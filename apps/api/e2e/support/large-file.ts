import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import type { TestDatabase } from '@partner/testing';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openDownload, type Link } from './document-fixture.js';
import { partner, processDatabase, ServerProcess } from './processes.js';

const megabyte = 1024 ** 2;
/** Maximum memory growth of the API per transfer in bytes, regardless of the file size (R52). */
const mostGrowth = 30 * megabyte;

/** Describes the transfer of a file, which tests that the API streams it. */
export const describeLargeFile = (megabytes: number) =>
  describe(`file of ${megabytes} MB`, () => {
    let testDatabase: TestDatabase;
    let folder: string;
    let api: ServerProcess;
    let key: string;
    const large = newId();

    /** Writes the file in streaming mode; every megabyte is different. */
    const write = async (path: string): Promise<string> => {
      const made = Readable.from(
        (function* () {
          for (let index = 0; index < megabytes; index += 1) yield Buffer.alloc(megabyte, `${index} of ${megabytes},`);
        })(),
        { objectMode: false },
      );
      await pipeline(made, createWriteStream(path));
      return path;
    };
    const digest = async (stream: AsyncIterable<Buffer>, each: (bytes: number) => void): Promise<string> => {
      const hash = createHash('sha256');
      let taken = 0;
      for await (const bytes of stream) {
        hash.update(bytes);
        taken += bytes.length;
        each(taken);
      }
      return hash.digest('hex');
    };
    /** Returns the resident memory of the API in bytes. */
    const memory = (): number =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(api.process.pid)], { encoding: 'utf8' })) * 1024;
    const fetched = async (id: string, each: (bytes: number) => void): Promise<string> => {
      const { downloadUrl } = (await (await api.call('GET', `documents/${id}/download`, key)).json()) as Link;
      return digest(await openDownload(downloadUrl), each);
    };

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'partner-large-'));
      testDatabase = await processDatabase();
      const settings = { DATABASE_URL: testDatabase.serverUrl, PARTNER_DATA_DIR: join(folder, 'data') };
      const [company] = await partner(['company', 'create', '--name', 'Barns'], settings);
      const credential = ['credential', 'create', '--company', company!['id']!, '--type', 'api_key', '--scopes', 'all'];
      key = (await partner(credential, settings))[0]!['apiKey']!;
      const [customer, order] = [newId(), newId()];
      const lines = [
        { put: 'customer', id: customer, name: 'Ada' },
        { put: 'order', id: order, customerId: customer },
        ...[{ id: large, file: await write(join(folder, 'large.bin')) }].map((document) => ({
          put: 'document',
          entityType: 'order',
          entityId: order,
          ...document,
        })),
      ];
      const batch = join(folder, 'batch.jsonl');
      await writeFile(batch, lines.map((line) => JSON.stringify(line)).join('\n'));
      await partner(['apply', '--company', company!['id']!, batch], settings);
      api = await ServerProcess.start(settings);
    });
    afterAll(async () => {
      await api.end();
      await testDatabase.drop();
      await rm(folder, { recursive: true });
    });

    it('arrives complete, and the API needs at most 30 MB more for it (R52)', async () => {
      // A first download, because the process keeps the memory it allocates then.
      await fetched(large, () => undefined);
      const before = memory();
      let [most, seen] = [before, 0];
      const arrived = await fetched(large, (bytes) => {
        if (bytes - seen < 4 * megabyte) return;
        seen = bytes;
        most = Math.max(most, memory());
      });
      expect(arrived).toBe(await digest(createReadStream(join(folder, 'large.bin')), () => undefined));
      expect(seen).toBeGreaterThan((megabytes - 10) * megabyte);
      expect(most - before).toBeLessThan(mostGrowth);
    });
  });
