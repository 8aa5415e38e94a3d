import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { raw } from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

describe('erasing a person whose files are in a bucket (R110)', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let bucket: Server;
  let partner: CommandLine;
  let isRefusing = false;
  const calls: string[] = [];
  const keys = new Set<string>();
  const company = newId();
  const [customer, order] = [newId(), newId()] as [Id, Id];
  const document = { put: 'document', entityType: 'order', entityId: order, fileName: 'a.pdf', contentBase64: 'QQ==' };
  const erase = () => partner.run('customer', 'erase', customer, '--company', company);

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url, maxConnections: 1 });
    bucket = createServer((request, response) => {
      void (async () => {
        await request.resume().toArray();
        const open = await database.query(
          raw(`select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`),
        );
        const path = new URL(request.url!, 'http://bucket').pathname;
        calls.push(`${request.method} ${path.split('/')[2]}, ${open.length} transactions open`);
        if (request.method === 'PUT') keys.add(path);
        if (request.method === 'DELETE' && !isRefusing) keys.delete(path);
        response.writeHead(request.method === 'DELETE' && isRefusing ? 403 : 200).end();
      })();
    });
    await once(bucket.listen(0, '127.0.0.1'), 'listening');
    partner = new CommandLine({
      DATABASE_URL: testDatabase.serverUrl,
      PARTNER_ERASURE_LIST: 's3://erased',
      PARTNER_S3_BUCKET: 'documents',
      PARTNER_S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    });
    await partner.run('company', 'create', '--name', 'Barns', '--id', company);
    const lines = [
      { put: 'customer', id: customer, name: 'Ada', email: 'ada@example.com' },
      { put: 'order', id: order, customerId: customer, status: 'Unsubmitted' },
      ...Array.from({ length: 11 }, (_, index) => ({ ...document, name: `${index}` })),
    ];
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    expect(await partner.with(text, 'apply', '--company', company, '-')).toMatchObject({ status: 0 });
  });
  afterAll(async () => {
    bucket.close();
    bucket.closeAllConnections();
    await database.close();
    await testDatabase.drop();
  });

  it('waits for the bucket while no transaction is open, and removes the files after a failure', async () => {
    calls.length = 0;
    isRefusing = true;
    expect(await erase()).toMatchObject({ status: 1, errors: expect.stringContaining('document store') });
    isRefusing = false;
    expect(await erase()).toMatchObject({ printed: [{ status: 'finished', erased: { documents: 11 } }] });
    expect([...keys]).toEqual([`/erased/erasures/${company}-${customer}`]);
    const removed = Array.from({ length: 12 }, () => 'DELETE documents, 0 transactions open');
    expect(calls).toEqual(['PUT erasures, 0 transactions open', ...removed]);
  });

  it('accepts no new documents then', async () => {
    expect(await partner.with(JSON.stringify(document), 'apply', '--company', company, '-')).toMatchObject({
      status: 1,
      printed: [{ error: 'the personal data of this order was erased' }],
    });
  });
});
