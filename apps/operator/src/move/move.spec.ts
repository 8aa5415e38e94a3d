import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, samples } from '@partner/kernel';
import { Database, roles, WorkScope } from '@partner/postgres';
import { companyData, discoverContexts } from '@partner/schema';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { type Sql } from 'sql-template-tag';
import { Progress } from '../cli/progress.js';
import { CommandLine, testDirectory } from '../testing/command-line.js';
import { demoDatabase } from '../testing/demo-database.js';
import { fillEmptyTables } from '../transfer/fill-tables.fixture.js';
import { everyOption, insertWaitingDelivery } from '../transfer/webhook-options.fixture.js';
import { OpenCell } from './cells.js';
import { checkMove } from './check-move.js';
import { copyCompany } from './copy-company.js';
import { companyRows } from '../transfer/company-rows.js';

const { company } = samples;
const failure = (errors: string): object => ({ status: 1, errors: expect.stringContaining(errors) });
const away = { reason: 'try_again' };

describe('a company that moves to another cell', () => {
  let [here, there]: TestDatabase[] = [];
  let [source, target]: Database[] = [];
  let folder: string;

  const partner = (stop?: AbortSignal, variables: NodeJS.ProcessEnv = {}): CommandLine => {
    const cells = [here!, there!].map(({ url }, index) => ({
      name: 'ab'[index],
      database: url,
      upstream: `127.0.0.1:${index + 1}`,
    }));
    return new CommandLine({ PARTNER_CELLS: JSON.stringify(cells), ...variables }, stop);
  };
  const move = (...options: string[]): ReturnType<CommandLine['run']> =>
    partner().run('company', 'move', company, '--to', 'b', '--documents', folder, ...options);
  const stepsOf = ({ printed }: { printed: unknown[] }): string[] =>
    (printed as { step: string }[]).map(({ step }) => step);
  /** The endpoint with every option, and what its deliveries wait for. */
  const webhooksOf = (database: Database): Promise<unknown[]> =>
    WorkScope.forCompany(company, () =>
      database.query(sql`select s.filter, s.delivery_order, s.header_names, s.headers, s.standard_secret,
          array(select (d.event_id, d.record_id, d.record_seq, d.next_attempt_at)::text from webhook_deliveries d
            where d.subscription_id = s.id order by 1) as deliveries
        from webhook_subscriptions s where s.company_id = ${company} and s.delivery_order = 'record'`),
    );
  const rename = (database: Database): Promise<unknown> =>
    WorkScope.forCompany(company, () => database.query(sql`update companies set name = name where id = ${company}`));
  const rowsOf = async ({ url }: TestDatabase): Promise<Record<string, number>> => {
    const database = new Database({ url });
    const client = await database.dedicated();
    const rows = await companyRows(
      client,
      await companyData.dataOfCompanies(client, await discoverContexts()),
      company,
    );
    await client.end();
    await database.close();
    // The only idempotency key is of an unfinished request, which the freeze ends.
    const staying = ['company_places', 'idempotency_keys', 'portal_sessions', 'sign_in_links', 'unreferenced_files'];
    return Object.fromEntries(Object.entries(rows).filter(([name]) => !staying.includes(name)));
  };

  /** Copies the company as a run does that is killed then. */
  const interrupted = async (): Promise<void> => {
    const [from, to] = [here!, there!].map(
      ({ url }, index) => new OpenCell({ name: 'ab'[index]!, database: url, upstreams: [] }),
    ) as [OpenCell, OpenCell];
    const sessions = [await from.database.dedicated(), await to.database.dedicated()] as const;
    await copyCompany(company, sessions, await companyData.dataOfCompanies(sessions[0], await discoverContexts()), {
      stop: new AbortController().signal,
      progress: new Progress(new PassThrough()),
      record: (mark) => to.places.record(company, { state: 'arriving', otherCell: 'a', step: `copied ${mark}` }),
    });
    await Promise.all(sessions.map((session) => session.end()));
    await Promise.all([from, to].map(({ database }) => database.close()));
  };

  beforeAll(async () => {
    [here, there] = [await demoDatabase(), await freshDatabase()];
    [source, target] = [here, there].map(({ url }) => new Database({ url, role: roles.server }));
    folder = await mkdtemp(join(tmpdir(), 'partner-move-'));
    const url = 'https://example.com/x';
    const words = ['webhook', 'create', '--company', company, '--url', url, ...everyOption];
    expect(await new CommandLine({ DATABASE_URL: here.serverUrl }).run(...words)).toMatchObject({ status: 0 });
    const owner = new Database({ url: here.url });
    const client = await owner.dedicated();
    await fillEmptyTables(client, company);
    await client.query('delete from company_places');
    await client.end();
    await insertWaitingDelivery(owner, company);
    await owner.close();
  });
  afterAll(async () => {
    await Promise.all([source?.close(), target?.close()]);
    await Promise.all([here?.drop(), there?.drop()]);
    await rm(folder, { recursive: true, force: true });
  });

  it('stays where it is if something is wrong', async () => {
    const of = (...args: string[]): ReturnType<CommandLine['run']> => partner().run('company', 'move', ...args);
    expect(await of(company, '--to', 'c')).toMatchObject(failure('--to must be one of a, b, not "c"'));
    expect(await of(newId(), '--to', 'b')).toMatchObject(failure('company not found'));
    expect(await of(company, '--to', 'a')).toMatchObject(failure('is in cell a already'));
    expect(await move('--abort', '--purge')).toMatchObject(failure('choose one of'));
    expect(await move('--purge')).toMatchObject(failure('has not moved to cell b'));
    expect(await move('--abort')).toMatchObject(failure('is not moving to cell b'));
    expect(await new CommandLine({}).run('company', 'move', company, '--to', 'b')).toMatchObject(
      failure('PARTNER_CELLS must name at least two cells'),
    );
    await rename(source!);
  });

  it("refuses files that differ from the target's", async () => {
    const to = (place: string, variables: NodeJS.ProcessEnv = {}): ReturnType<CommandLine['run']> =>
      partner(undefined, variables).run('company', 'move', company, '--to', 'b', '--documents', place, '--purge');
    for (const place of ['', join(folder, 'misspelled'), 's3://bucket/documents', 's3://'])
      expect(await to(place)).toMatchObject(failure('--documents must be an existing data directory'));
    // A purge would remove the files that the target uses.
    const linked = join(folder, 'linked');
    await symlink(testDirectory(), linked);
    for (const place of [testDirectory(), linked])
      expect(await to(place)).toMatchObject(failure('--documents names the files of this deployment'));
    const bucket = { PARTNER_S3_BUCKET: 'bucket' };
    expect(await to('s3://bucket', bucket)).toMatchObject(failure('--documents names the files of this deployment'));
  });

  it('stays where it is without the migrations, the secret or an empty cell', async () => {
    const owner = new Database({ url: there!.url });
    const refused = async (breaks: Sql, mends: Sql, errors: string): Promise<void> => {
      await owner.query(breaks);
      expect(await move()).toMatchObject(failure(errors));
      await owner.query(mends);
    };
    const [{ name }] = (await owner.query<{ name: string }>(sql`select max(name) as name from migrations`)) as [
      { name: string },
    ];
    await refused(
      sql`delete from migrations where name = ${name}`,
      sql`insert into migrations (name) values (${name})`,
      `the database lacks ${name}`,
    );
    expect(await move()).toMatchObject(failure('cell b has not served yet: start a server of it once'));
    await refused(
      sql`insert into secret_keys (fingerprint, known_since) values ('another', now())`,
      sql`delete from secret_keys`,
      'cell b has another PARTNER_SECRET: it lacks the key',
    );
    const origin = new Database({ url: here!.url });
    const keys = await origin.query<{ fingerprint: string }>(sql`select * from secret_keys`);
    for (const { fingerprint } of keys)
      await owner.query(sql`insert into secret_keys (fingerprint, known_since) values (${fingerprint}, now())`);
    await origin.close();
    await refused(
      sql`alter table companies no force row level security`,
      sql`alter table companies force row level security`,
      'cell b lacks the roles of its servers',
    );
    const other = newId();
    await refused(
      sql`insert into customers (company_id, id, version, created_at, updated_at, active)
        values (${company}, ${other}, 1, now(), now(), true)`,
      sql`delete from customers where id = ${other}`,
      `cell b still has rows of company ${company} in customers`,
    );
    await owner.close();
    await rename(source!);
  });

  it('stays where it is if it has more rows than a move copies', async () => {
    const cells = [here!, there!].map(
      ({ url }, index) => new OpenCell({ name: 'ab'[index]!, database: url, upstreams: [] }),
    ) as [OpenCell, OpenCell];
    const contexts = await discoverContexts();
    const { rows } = await checkMove(company, ...cells, contexts);
    await expect(checkMove(company, ...cells, contexts, rows - 1)).rejects.toThrow(
      `company ${company} has ${rows} rows, and a move copies ${rows - 1} at most: use "partner cells split"`,
    );
    expect(await checkMove(company, ...cells, contexts, rows)).toMatchObject({ rows });
    await Promise.all(cells.map(({ database }) => database.close()));
  });

  it('leaves nothing in the other cell if its move is aborted', async () => {
    await interrupted();
    expect(await rowsOf(there!)).toMatchObject({ companies: 1 });
    expect(stepsOf(await move('--abort'))).toEqual(['aborted']);
    expect(await move('--abort')).toMatchObject(failure('is not moving to cell b'));
    expect(await rowsOf(there!)).toEqual({});
    await rename(source!);
  });

  it('is moved with all rows and files, as they are in the end, and is only in the other cell', async () => {
    await interrupted();
    // Every row changes after the copy, and one is gone.
    const writer = new Database({ url: here!.url });
    const client = await writer.dedicated();
    await client.query('set session_replication_role = replica');
    const { tables } = await companyData.dataOfCompanies(client, await discoverContexts());
    for (const { name } of tables.filter(({ travels }) => travels))
      await client.query(`update "${name}" set company_id = company_id where company_id = $1`, [company]);
    await client.query('delete from alerts where company_id = $1', [company]);
    await client.query('update companies set phone = $2 where id = $1', [company, 'changed']);
    await client.end();
    await writer.close();
    const before = await rowsOf(here!);
    const webhooks = await webhooksOf(source!);
    expect(webhooks).toMatchObject([{ delivery_order: 'record', header_names: ['X-Key'] }]);
    const run = await move();
    expect(run).toMatchObject({ status: 0, errors: '' });
    expect(stepsOf(run).join(' ')).toBe('check arriving files leaving frozen compared here map gone');
    expect(Object.keys(before).length).toBeGreaterThan(50);
    expect(await rowsOf(there!)).toEqual(before);
    const read = sql`select phone from companies where id = ${company}`;
    expect(await WorkScope.forCompany(company, () => target!.query(read))).toEqual([{ phone: 'changed' }]);
    expect(await webhooksOf(target!)).toEqual(webhooks);
    await expect(rename(source!)).rejects.toMatchObject(away);
    await rename(target!);
    expect(stepsOf(await move())).toEqual(['here', 'map', 'gone']);
    expect(await move('--abort')).toMatchObject(failure('move it back instead'));
  });

  it('can move back into the cell that it left, once that was purged', async () => {
    // Other tests need the files.
    const purge = partner().run('company', 'move', company, '--to', 'b', '--purge');
    expect(stepsOf(await purge)).toEqual(['purged']);
    expect(await rowsOf(here!)).toEqual({});
    expect((await move('--purge')).printed).toEqual([{ company, step: 'purged', rows: 0, files: 0 }]);
    const before = await rowsOf(there!);
    const back = await partner().run('company', 'move', company, '--to', 'a');
    expect(stepsOf(back).join(' ')).toBe('check arriving copied leaving frozen compared here map gone');
    expect(await rowsOf(here!)).toEqual(before);
    expect(await move('--abort')).toMatchObject(failure('is not moving to cell b'));
    await rename(source!);
    await expect(rename(target!)).rejects.toMatchObject(away);
  });
});
