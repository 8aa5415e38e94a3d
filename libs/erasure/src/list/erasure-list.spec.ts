import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { readSettings } from '@partner/runtime';
import type { ErasureList, ListedErasure } from '../application/ports/erasure-list.js';
import { openErasureList } from './open-erasure-list.js';

const anEntry = (): ListedErasure => ({ company: newId() as CompanyId, customer: newId() });

async function allOf(list: ErasureList): Promise<ListedErasure[]> {
  const found: ListedErasure[] = [];
  for await (const entry of list.all()) found.push(entry);
  return found;
}

describe('the list of erased customers (R110)', () => {
  it('is a folder of the data directory by default, in which every entry is once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'partner-erasures-'));
    const list = await openErasureList(readSettings({ PARTNER_DATA_DIR: folder }));
    expect(await allOf(list)).toEqual([]);
    const entries = [anEntry(), anEntry()];
    for (const entry of [...entries, entries[0]!]) await list.add(entry);
    await writeFile(join(folder, 'erasures', 'notes.txt'), 'another file');
    expect(await allOf(list)).toEqual(expect.arrayContaining(entries));
    expect(await allOf(list)).toHaveLength(2);
    await rm(folder, { recursive: true });
  });

  // Such folders cannot be created on Linux, and on macOS neither.
  it.each([
    ['PARTNER_ERASURE_LIST', '/proc/none/erasures'],
    ['PARTNER_ERASURE_LIST', '/dev/null/erasures'],
    ['PARTNER_DATA_DIR', '/dev/null'],
  ])('refuses at the start, with the setting that named it, that %s cannot be %s', async (setting, path) => {
    await expect(openErasureList(readSettings({ [setting]: path }))).rejects.toThrow(
      new RegExp(`^${setting} cannot be used: .+`),
    );
  });

  it('rejects an erasure that it can no longer add', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'partner-erasures-'));
    const list = await openErasureList(readSettings({ PARTNER_DATA_DIR: folder }));
    await rm(join(folder, 'erasures'), { recursive: true });
    await writeFile(join(folder, 'erasures'), 'a file');
    await expect(list.add(anEntry())).rejects.toMatchObject({
      reason: 'erasure_list_unavailable',
      cause: { message: expect.stringMatching(/^PARTNER_DATA_DIR cannot be used: .+/) },
    });
    await rm(folder, { recursive: true });
  });

  it('rejects a replay of a bucket that it cannot reach', async () => {
    const list = await openErasureList(
      readSettings({
        PARTNER_ERASURE_LIST: 's3://erased',
        PARTNER_S3_ENDPOINT: 'http://127.0.0.1:1',
        AWS_ACCESS_KEY_ID: 'key',
        AWS_SECRET_ACCESS_KEY: 'secret',
      }),
    );
    await expect(allOf(list)).rejects.toMatchObject({ reason: 'erasure_list_unavailable' });
  });

  it('can be a bucket', async () => {
    const keys = new Set<string>();
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url!, 'http://bucket');
      if (request.method === 'PUT') keys.add(pathname.slice('/erased/'.length));
      const contents = [...keys].map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
      request.resume().once('end', () => response.end(`<ListBucketResult>${contents}</ListBucketResult>`));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const settings = readSettings({
      PARTNER_ERASURE_LIST: 's3://erased',
      PARTNER_S3_BUCKET: 'documents',
      PARTNER_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    });
    const list = await openErasureList(settings);
    const entry = anEntry();
    await list.add(entry);
    await list.add(entry);
    expect([...keys]).toEqual([`erasures/${entry.company}-${entry.customer}`]);
    expect(await allOf(list)).toEqual([entry]);
    server.close();
    server.closeAllConnections();
  });
});
