import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { raw } from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

describe('the list of erased customers on the command line (R110)', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let folder: string;
  let partner: CommandLine;
  const company = newId();
  const [survivor, merged, other] = ['1', '2', '3'].map((end) => end.padStart(24, '0')) as [Id, Id, Id];

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    folder = await mkdtemp(join(tmpdir(), 'partner-erasures-'));
    partner = new CommandLine({
      DATABASE_URL: testDatabase.serverUrl,
      PARTNER_DATA_DIR: folder,
      PARTNER_ERASURE_LIST: join(folder, 'list'),
    });
    await partner.run('company', 'create', '--name', 'Barns', '--id', company);
    const lines = [survivor, merged, other].map((id) => JSON.stringify({ put: 'customer', id, name: 'Ada' }));
    await partner.with(lines.join('\n'), 'apply', '--company', company, '-');
    await merge();
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
    await rm(folder, { recursive: true });
  });

  const merge = (): Promise<unknown> =>
    database.query(sql`update customers set merged_into = ${survivor}, merged_at = now() where id = ${merged}`);

  it('warns when the list is empty, which it is in a folder that is not mounted', async () => {
    expect(await partner.run('erasures', 'replay')).toEqual({
      status: 0,
      printed: [],
      errors: 'the list of erased customers is empty: check PARTNER_ERASURE_LIST\n',
    });
  });

  it('goes on with the other customers after one that cannot be erased, and fails then', async () => {
    const broken = newId();
    await partner.with(JSON.stringify({ put: 'customer', id: broken }), 'apply', '--company', company, '-');
    await database.query(
      raw(`create function keep() returns trigger language plpgsql as $$ begin
      if old.id = '${broken}' then raise exception 'kept'; end if; return new; end $$`),
    );
    await database.query(raw('create trigger keep before update on customers for each row execute function keep()'));
    await mkdir(join(folder, 'list'), { recursive: true });
    for (const customer of [merged, other, broken, newId()])
      await writeFile(join(folder, 'list', `${company}-${customer}`), '');
    const { status, printed, errors } = await partner.run('erasures', 'replay');
    await database.query(raw('drop trigger keep on customers'));
    expect({ status, errors }).toEqual({ status: 1, errors: '' });
    expect(printed).toHaveLength(4);
    for (const line of [
      { customerId: merged, status: 'merged' },
      { customerId: other, status: 'finished' },
      { customerId: broken, status: 'failed', error: 'kept' },
      { status: 'missing' },
    ])
      expect(printed).toContainEqual(expect.objectContaining({ company, ...line }));
  });

  it('has the merged customers of an erased one, whom a backup may still have apart', async () => {
    await rm(join(folder, 'list'), { recursive: true });
    expect(await partner.run('customer', 'erase', survivor, '--company', company)).toMatchObject({ status: 0 });
    expect(await readdir(join(folder, 'list'))).toEqual([`${company}-${survivor}`, `${company}-${merged}`]);
  });

  it('counts as running for the logs until its end', async () => {
    const ends = await database.query(sql`
      select c.erased_until between c.erased_at and e.finished_at as ended from customers c
        join erasures e on e.company_id = c.company_id and e.customer_id = c.id where c.id = ${survivor}`);
    expect(ends).toEqual([{ ended: true }]);
  });
});
