import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

describe('partner apply: documents', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let company: CompanyId;
  let folder: string;
  const [lot, customer, barn, order, unit] = [newId(), newId(), newId(), newId(), newId()];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'partner-apply-'));
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    partner = new CommandLine({ DATABASE_URL: testDatabase.serverUrl, PARTNER_DATA_DIR: join(folder, 'data') });
    company = ((await partner.run('company', 'create', '--name', 'Barns')).printed[0] as { id: CompanyId }).id;
    await apply(
      { put: 'location', id: lot, name: 'Lot', address: '1' },
      { put: 'customer', id: customer, name: 'Ada', email: 'ada@example.com' },
      { put: 'product', id: barn, name: 'Barn', price: 1000 },
      { put: 'order', id: order, customerId: customer, locationId: lot, productId: barn },
      { put: 'work-order', id: unit, workOrderType: 'lot-stock', locationId: lot, productId: barn },
    );
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
    await rm(folder, { recursive: true });
  });

  const apply = async (...lines: object[]): Promise<unknown[]> => {
    const input = lines.map((line) => JSON.stringify(line)).join('\n');
    return (await partner.with(input, 'apply', '--company', company, '-', '--keep-going')).printed;
  };
  const failed = (line: number, error: string): object => ({ ok: false, line, error: expect.stringContaining(error) });
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const files = (): Promise<string[]> => readdir(join(folder, 'data', 'documents', company)).catch(() => []);
  const rows = (table: 'documents' | 'unreferenced_files' | 'events') =>
    ({
      documents: sql`select * from documents where company_id = ${company} order by id`,
      unreferenced_files: sql`select * from unreferenced_files where company_id = ${company}`,
      events: sql`select * from events where company_id = ${company} and type = 'document.created'`,
    })[table];
  const count = async (table: 'documents' | 'unreferenced_files' | 'events'): Promise<number> =>
    (await database.query(rows(table))).length;
  const contentOf = async (id: string): Promise<string> => {
    const [row] = await database.query<{ file: string }>(
      sql`select file_id as file from documents where company_id = ${company} and id = ${id}`,
    );
    const { file } = row!;
    return readFile(join(folder, 'data', 'documents', company, file), 'utf8');
  };

  it('does not wait for a bucket again that did not accept a file', async () => {
    const methods: string[] = [];
    const bucket = createServer((request, response) => {
      methods.push(request.method!);
      request.resume().once('end', () => response.writeHead(403).end());
    });
    await once(bucket.listen(0, '127.0.0.1'), 'listening');
    const { port } = bucket.address() as AddressInfo;
    const withBucket = new CommandLine({
      DATABASE_URL: testDatabase.serverUrl,
      PARTNER_S3_BUCKET: 'documents',
      PARTNER_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    });
    const line = { put: 'document', entityType: 'order', entityId: order, fileName: 'a', contentBase64: 'YQ==' };
    const { printed } = await withBucket.with(JSON.stringify(line), 'apply', '--company', company, '-');
    expect(printed).toEqual([failed(1, 'The document store does not respond')]);
    expect(methods).toEqual(['PUT']);
    bucket.close();
    bucket.closeAllConnections();
    await database.query(sql`delete from unreferenced_files where company_id = ${company}`);
  });

  it('rejects invalid documents with a reason and stores nothing (R70)', async () => {
    const path = join(folder, 'x.pdf');
    const empty = join(folder, 'empty.pdf');
    await writeFile(path, 'content');
    await writeFile(empty, '');
    const fine = {
      put: 'document',
      entityType: 'order',
      entityId: order,
      fileName: 'a.pdf',
      contentBase64: base64('a'),
    };
    const results = await apply(
      { ...fine, fileName: '../../x' },
      { ...fine, fileName: 'a\0b' },
      { ...fine, fileName: 'x'.repeat(300) },
      { ...fine, fileName: 'a\\b' },
      { ...fine, entityType: 'lead' },
      { ...fine, entityId: newId() },
      { ...fine, entityType: 'quote' },
      { ...fine, entityId: undefined },
      { ...fine, contentBase64: undefined },
      { ...fine, contentBase64: '%' },
      { ...fine, contentBase64: 'QQ=====' },
      { ...fine, file: path },
      { ...fine, contentBase64: undefined, file: join(folder, 'none.pdf') },
      { ...fine, contentBase64: undefined, file: folder },
      { ...fine, contentBase64: undefined, file: empty },
      { ...fine, mimeType: 'text/html\r\nset-cookie: a=b' },
      { ...fine, mimeType: 'html' },
      { ...fine, fileName: undefined },
      { ...fine, path: '/etc/passwd' },
      { do: 'delete', kind: 'document', id: newId() },
    );
    expect(results).toEqual([
      failed(1, 'without a path'),
      failed(2, ''),
      failed(3, 'at most 255 characters'),
      failed(4, 'without a path'),
      failed(5, 'entityType must be one of'),
      failed(6, 'order not found'),
      failed(7, 'quote not found'),
      failed(8, 'entityId is required'),
      failed(9, 'file or contentBase64 is required'),
      failed(10, 'contentBase64'),
      failed(11, 'contentBase64'),
      failed(12, 'either file or contentBase64'),
      failed(13, 'there is no file'),
      failed(14, 'there is no file'),
      failed(15, 'empty'),
      failed(16, 'mimeType'),
      failed(17, 'mimeType'),
      failed(18, 'fileName is required'),
      failed(19, 'path'),
      failed(20, 'document not found'),
    ]);
    expect([await count('documents'), await count('unreferenced_files'), await count('events')]).toEqual([0, 0, 0]);
    expect(await files()).toEqual([]);
  });

  it('reads content from the line or a file and emits an event (R70)', async () => {
    const path = join(folder, 'Übergabe.txt');
    await writeFile(path, 'from a file');
    const [one, other] = [newId(), newId()];
    const target = { entityType: 'order', entityId: order };
    expect(
      await apply(
        { put: 'document', id: one, ...target, fileName: 'a.txt', name: 'A', type: 'Note', contentBase64: base64('a') },
        { put: 'document', id: other, entityType: 'workOrder', entityId: unit, file: path, mimeType: 'text/plain' },
      ),
    ).toEqual([
      { ok: true, line: 1, id: one },
      { ok: true, line: 2, id: other },
    ]);
    expect(await contentOf(one)).toBe('a');
    expect(await contentOf(other)).toBe('from a file');
    expect(await count('events')).toBe(2);
    expect(await database.query(rows('documents'))).toMatchObject([
      { id: one, name: 'A', file_name: 'a.txt', type: 'Note', size_bytes: '1' },
      { id: other, name: 'Übergabe.txt', file_name: 'Übergabe.txt', mime_type: 'text/plain', size_bytes: '11' },
    ]);
    expect(await count('unreferenced_files')).toBe(0);
  });

  it('changes given fields and content, deletes, and removes files in the sweep (R70, R71)', async () => {
    const id = newId();
    const made = { put: 'document', id, entityType: 'order', entityId: order, fileName: 'b.txt' };
    const before = (await files()).length;
    expect(
      await apply(
        { ...made, contentBase64: base64('first') },
        { put: 'document', id, name: 'B', contentBase64: base64('second') },
        { put: 'document', id, entityId: unit, contentBase64: base64('third') },
      ),
    ).toEqual([{ ok: true, line: 1, id }, { ok: true, line: 2, id }, failed(3, 'cannot move')]);
    expect(await contentOf(id)).toBe('second');
    expect(await database.query(rows('documents'))).toContainEqual(
      expect.objectContaining({ id, name: 'B', file_name: 'b.txt', size_bytes: '6' }),
    );
    expect((await files()).length).toBe(before + 2);
    expect(await apply({ do: 'delete', kind: 'document', id }, { do: 'delete', kind: 'document', id })).toEqual([
      { ok: true, line: 1, id },
      failed(2, 'document not found'),
    ]);
    const sweep = (now: Date) => partner.run('sweep', 'retention', '--now', now.toISOString());
    await sweep(new Date());
    expect((await files()).length).toBe(before + 2);
    const { printed } = await sweep(new Date(Date.now() + 25 * 3_600_000));
    expect(printed).toContainEqual({ sweep: 'documents', handled: 2 });
    expect((await files()).length).toBe(before);
    expect(await count('unreferenced_files')).toBe(0);
  });

  it("rejects the id of another company's document", async () => {
    const id = newId();
    const made = {
      put: 'document',
      id,
      entityType: 'order',
      entityId: order,
      fileName: 'c',
      contentBase64: base64('c'),
    };
    await apply(made);
    const stranger = ((await partner.run('company', 'create', '--name', 'Other')).printed[0] as { id: string }).id;
    const { printed } = await partner.with(JSON.stringify(made), 'apply', '--company', stranger, '-', '--keep-going');
    expect(printed).toEqual([failed(1, 'cannot be used')]);
    expect(await readdir(join(folder, 'data', 'documents', stranger))).toEqual([]);
  });
});
