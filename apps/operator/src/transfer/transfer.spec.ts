import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Id, newId, samples } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { companyData, discoverContexts } from '@partner/schema';
import { freshDatabase, type TestDatabase, testRedis } from '@partner/testing';
import sql from 'sql-template-tag';
import { CommandLine, testDirectory } from '../testing/command-line.js';
import { demoDatabase } from '../testing/demo-database.js';
import type { Manifest } from './export-directory.js';
import { fillEmptyTables } from './fill-tables.fixture.js';
import { everyOption, insertWaitingDelivery } from './webhook-options.fixture.js';
import { companyRows } from './company-rows.js';

const { company } = samples;
const otherSecret = Buffer.from('0123456789abcdef'.repeat(2)).toString('base64');
const url = 'https://example.com/x';

/** Signal that requests a stop the n-th time that a command looks. */
const stopAt = (count: number): AbortSignal => {
  let left = count;
  const aborted = (): boolean => left-- <= 0;
  const throwIfAborted = (): void => {
    if (aborted()) throw new Error('interrupted');
  };
  return Object.defineProperties(new AbortController().signal, {
    aborted: { get: aborted },
    throwIfAborted: { value: throwIfAborted },
  });
};

/** Sends an inline command to Redis. @returns the response, unparsed. */
async function redis(command: string): Promise<string> {
  const { hostname, port } = new URL(testRedis());
  const socket = connect(Number(port), hostname);
  socket.write(`${command}\r\nQUIT\r\n`);
  return Buffer.concat(await socket.toArray()).toString();
}

describe('a company that is exported and imported', () => {
  let [here, there]: TestDatabase[] = [];
  let [source, target]: Database[] = [];
  let folder: string;
  const at = (name: string): string => join(folder, name);
  const environment = (): NodeJS.ProcessEnv => ({ DATABASE_URL: here!.serverUrl });
  const elsewhere = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
    DATABASE_URL: there!.serverUrl,
    PARTNER_SECRET: otherSecret,
    PARTNER_DATA_DIR: at('data'),
    REDIS_URL: testRedis(),
    ...more,
  });
  const exported = (to: string, stop?: AbortSignal): ReturnType<CommandLine['run']> =>
    new CommandLine(environment(), stop).run('company', 'export', company, '--to', at(to));
  const imported = (from: string, stop?: AbortSignal, more?: NodeJS.ProcessEnv): ReturnType<CommandLine['run']> =>
    new CommandLine(elsewhere(more), stop).run('company', 'import', at(from));
  const manifest = async (): Promise<Manifest> =>
    JSON.parse(await readFile(at('export/manifest.json'), 'utf8')) as Manifest;
  const failure = (errors: string): object => ({ status: 1, printed: [], errors: expect.stringContaining(errors) });

  beforeAll(async () => {
    [here, there] = [await demoDatabase(), await freshDatabase()];
    [source, target] = [here, there].map((database) => new Database({ url: database.url })) as [Database, Database];
    folder = await mkdtemp(join(tmpdir(), 'partner-transfer-'));
    const partner = new CommandLine(environment());
    const words = ['webhook', 'create', '--company', company, '--url', url, ...everyOption];
    expect(await partner.run(...words)).toMatchObject({ status: 0 });
    const client = await source.dedicated();
    await fillEmptyTables(client, company);
    await client.end();
    await insertWaitingDelivery(source, company);
  });
  afterAll(async () => {
    await Promise.all([source?.close(), target?.close()]);
    await Promise.all([here?.drop(), there?.drop()]);
    await rm(folder, { recursive: true, force: true });
  });

  it('is exported into the directory of an export that was killed before its manifest', async () => {
    for (const name of ['tables', 'documents']) await mkdir(at(`killed/${name}`), { recursive: true });
    for (const name of ['schema.json', 'manifest.json.part']) await writeFile(at(`killed/${name}`), '{');
    expect(await exported('killed')).toMatchObject({ status: 0, errors: '' });
  });

  it('is exported after interruptions, without repeating finished tables', async () => {
    expect(await exported('export', stopAt(0))).toMatchObject(failure('interrupted'));
    expect(await exported('export', stopAt(100))).toMatchObject(failure('interrupted'));
    const begun = await manifest();
    expect(Object.keys(begun.tables).length).toBeGreaterThan(2);
    expect(await imported('export')).toMatchObject(failure('is unfinished'));

    expect(await exported('export')).toMatchObject({ status: 0, errors: '' });
    const { tables, snapshots, finishedAt, consistency } = await manifest();
    expect(finishedAt).toBeDefined();
    expect(snapshots).toHaveLength(3);
    expect(consistency).toContain('if the company was suspended');
    for (const name of Object.keys(begun.tables)) expect(tables[name]).toEqual(begun.tables[name]);
    expect(await exported('export')).toMatchObject(failure('already contains a finished export'));
    expect(await exported('.')).toMatchObject(failure('is not empty'));
    expect(await exported('export/manifest.json')).toMatchObject(failure('is not a directory'));
    expect(existsSync(at('tables'))).toBe(false);
    // Such a folder cannot be created on Linux, and on macOS neither.
    expect(await new CommandLine(environment()).run('company', 'export', company, '--to', '/proc/x/y')).toMatchObject(
      failure('/proc/x'),
    );
    expect(await new CommandLine(environment()).run('company', 'export', newId(), '--to', at('x'))).toMatchObject(
      failure('company not found'),
    );
  });

  it('is exported with every row of every table that travels, and every file', async () => {
    const { tables, feed, documents } = await manifest();
    const client = await source!.dedicated();
    const data = await companyData.dataOfCompanies(client, await discoverContexts());
    const rows = await companyRows(client, data, company);
    await client.end();
    for (const { name, travels } of data.tables) {
      expect({ name, rows: rows[name] }).toEqual({ name, rows: expect.any(Number) });
      expect({ name, rows: tables[name]?.rows }).toEqual({ name, rows: travels ? rows[name] : undefined });
    }
    expect(feed?.events).toBe(rows['events']);
    expect(documents?.files).toBe(rows['documents']);
  });

  it.each([
    ['tables/documents.ndjson', /(?<="file_id":")\w+/, 'tables/documents.ndjson, line 1: file_id'],
    ['tables/credentials.ndjson', /(?<="id":")\w+/, 'tables/credentials.ndjson, line 1: id'],
    ['tables/accounts.ndjson', /(?<="id":")\w+/, 'tables/accounts.ndjson, line 1: id'],
    ['manifest.json', /(?<="company": ")\w+/, 'manifest.json: company'],
  ])('is not imported with an id in %s that leads out of the directory (A16)', async (file, id, named) => {
    const path = '../../././../../../other';
    await cp(at('export'), at('foreign'), { recursive: true });
    await writeFile(at(`foreign/${file}`), (await readFile(at(`foreign/${file}`), 'utf8')).replace(id, path));
    expect(await imported('foreign')).toMatchObject(
      failure(`${at('foreign')}/${named} "${path}" is not an id of 24 hexadecimal characters`),
    );
    await rm(at('foreign'), { recursive: true });
  });

  it('is not imported with an address that no browser should open (A14)', async () => {
    await cp(at('export'), at('foreign'), { recursive: true });
    const file = at('foreign/tables/companies.ndjson');
    const text = (await readFile(file, 'utf8')).replace(/(?<="logo_url":)(?:null|"[^"]*")/, '"javascript:alert(1)"');
    await writeFile(file, text);
    expect(await imported('foreign')).toMatchObject(
      failure(`${file}, line 1: logo_url "javascript:alert(1)" is not an http or https address`),
    );
    await rm(at('foreign'), { recursive: true });
  });

  it.each(['tables', 'tables/leads.ndjson', 'manifest.json', 'documents'])(
    'is neither imported nor continued with a link in place of %s (A16)',
    async (linked) => {
      await cp(at('export'), at('linked'), { recursive: true });
      await rename(at(`linked/${linked}`), at('moved'));
      await symlink(at('moved'), at(`linked/${linked}`));
      const refused = failure(`${at(`linked/${linked}`)} is neither a file nor a directory`);
      expect(await imported('linked')).toMatchObject(refused);
      expect(await exported('linked')).toMatchObject(refused);
      for (const name of ['linked', 'moved']) await rm(at(name), { recursive: true });
    },
  );

  it.each(['', ' '])('is not exported into the directory "%s"', async (to) => {
    expect(await new CommandLine(environment()).run('company', 'export', company, '--to', to)).toMatchObject(
      failure('--to must be the path of a directory'),
    );
  });

  it('is imported only as it was exported, or not at all', async () => {
    const changed = async (name: string, change: (path: string) => Promise<void>): Promise<string> => {
      await cp(at('export'), at(name), { recursive: true });
      await change(at(name));
      return name;
    };
    const replaced = (file: string, from: string, to: string) => async (path: string) => {
      const text = await readFile(join(path, file), 'utf8');
      await writeFile(join(path, file), text.replace(from, to));
    };
    expect(await imported('nothing')).toMatchObject(failure('contains no export of a company'));
    expect(await imported(await changed('text', replaced('tables/leads.ndjson', 'Open', 'Lost')))).toMatchObject(
      failure('leads.ndjson differs from the manifest'),
    );
    const release = replaced('manifest.json', '"release": "', '"release": "9');
    expect(await imported(await changed('release', release))).toMatchObject(failure('the export is of release 9'));
    const { file } = (await source!.query<{ file: string }>(sql`select file_id as file from documents limit 1`))[0]!;
    const lost = await changed('lost', (path) => rm(join(path, 'documents', file)));
    expect(await imported(lost)).toMatchObject(failure(`the export lacks ${join(at(lost), 'documents', file)}`));
    expect(await imported('export')).toMatchObject(failure('set it as PARTNER_SECRET_PREVIOUS'));
    const secret = await readFile(join(testDirectory(), 'secret'), 'utf8');
    const previous = { PARTNER_SECRET_PREVIOUS: secret.trim() };
    expect(await imported('export', stopAt(150), previous)).toMatchObject(failure('interrupted'));
    const zone = (name: string) => source!.query(sql`update companies set timezone = ${name} where id = ${company}`);
    const [row] = await source!.query<{ timezone: string }>(sql`select timezone from companies where id = ${company}`);
    const { timezone } = row!;
    await zone('Mars/Base');
    expect(await exported('mars')).toMatchObject({ status: 0 });
    await zone(timezone);
    expect(await imported('mars', undefined, previous)).toMatchObject(failure('timezone must be an IANA name'));
    expect(await new CommandLine(elsewhere()).run('company', 'list')).toEqual({ status: 0, printed: [], errors: '' });

    // Another deployment may share the files.
    const [shared, broken] = (await readdir(at('export/documents'))).sort() as [string, string];
    const stored = at(`data/documents/${company}`);
    await cp(at(`export/documents/${shared}`), join(stored, shared));
    await mkdir(join(stored, broken, 'no file'), { recursive: true });
    expect(await imported('export', undefined, previous)).toMatchObject({ status: 1, printed: [] });
    expect((await readdir(stored)).sort()).toEqual([shared, broken]);
    await rm(join(stored, broken), { recursive: true });

    await target!.query(sql`insert into accounts (id, email, created_at)
      values (${newId()}, ${await accountOfDemo()}, now())`);
    expect(await imported('export', undefined, previous)).toMatchObject({ status: 0, errors: '' });
    expect(await imported('export', undefined, previous)).toMatchObject(failure('already has'));
  });

  const accountOfDemo = async (): Promise<string> => {
    const [row] = await source!.query<{ email: string }>(sql`select email from accounts a where exists (
      select from users where account_id = a.id) limit 1`);
    return row!.email;
  };

  it('is the same company then, with its secrets and files', async () => {
    const people = sql`select u.id, a.email from users u join accounts a on a.id = u.account_id order by u.id`;
    expect(await target!.query(people)).toEqual(await source!.query(people));
    const partner = new CommandLine(elsewhere());
    const { printed } = await partner.run('secrets', 'status');
    expect(printed).toContainEqual(
      expect.objectContaining({ column: 'secret', current: 1, previous: 0, unreadable: 0 }),
    );
    for (const column of ['headers', 'standard_secret'])
      expect(printed).toContainEqual(expect.objectContaining({ column, current: 1, previous: 0, unreadable: 0 }));
    const webhooks = sql`select s.filter, s.delivery_order, s.header_names, d.event_id, d.record_id, d.record_seq
      from webhook_subscriptions s join webhook_deliveries d on d.subscription_id = s.id where d.record_seq = 7`;
    expect(await target!.query(webhooks)).toEqual(await source!.query(webhooks));
    expect(await target!.query(webhooks)).toMatchObject([{ delivery_order: 'record', record_seq: '7' }]);
    const again = await partner.run('company', 'export', company, '--to', at('again'));
    expect(again).toMatchObject({ status: 0, printed: [{ consistency: 'All rows are of one moment.' }] });
    const leads = (path: string): Promise<string> => readFile(at(`${path}/tables/leads.ndjson`), 'utf8');
    expect(await leads('again')).toBe(await leads('export'));
  });

  const deletes = (...options: string[]): ReturnType<CommandLine['run']> =>
    new CommandLine(elsewhere()).run('company', 'delete', company, ...options);
  const rowsOfCompany = async (): Promise<Record<string, number>> => {
    const client = await target!.dedicated();
    try {
      const data = await companyData.dataOfCompanies(client, await discoverContexts());
      return await companyRows(client, data, company);
    } finally {
      await client.end();
    }
  };

  it('is suspended until it is deleted, unless that is cancelled', async () => {
    expect(await deletes('--after', '0d')).toMatchObject(failure('--after must be at least 1d'));
    expect(await deletes('--after', 'soon')).toMatchObject(failure('--after must be a number of days'));
    expect(await deletes('--cancel', '--immediately')).toMatchObject(failure('choose one of'));
    expect(await deletes('--cancel')).toMatchObject(failure('no deletion is scheduled'));
    const scheduled = { state: 'suspended', suspensionReason: 'to be deleted', deletionDueAt: expect.any(String) };
    expect(await deletes('--after', '7d')).toMatchObject({ status: 0, printed: [scheduled] });
    const partner = new CommandLine(elsewhere());
    expect(await partner.run('company', 'resume', company)).toMatchObject(failure('cancel the deletion first'));
    expect(await partner.run('sweep', 'retention')).toMatchObject({ status: 0 });
    expect((await rowsOfCompany())['companies']).toBe(1);
    expect(await deletes('--cancel')).toMatchObject({
      printed: [expect.not.objectContaining({ deletionDueAt: expect.anything() })],
    });
  });

  it('leaves no row, file or key when it is deleted, even after an interruption', async () => {
    const partner = new CommandLine(elsewhere());
    const [other] = (await partner.run('company', 'create', '--name', 'Other')).printed as [{ id: Id }];
    const user = JSON.stringify({ put: 'user', firstName: 'A', lastName: 'B', email: await accountOfDemo() });
    expect(await partner.with(user, 'apply', '--company', other.id, '-')).toMatchObject({ status: 0 });
    const client = await target!.dedicated();
    await fillEmptyTables(client, company);
    await client.end();
    const [{ id: deployment }] = (await target!.query<{ id: string }>(sql`select id from deployment`)) as [
      { id: string },
    ];
    for (const owner of [company, other.id]) await redis(`SET ${deployment}:lists:version:${owner}:lead 1`);
    await redis(`SET elsewhere:lists:version:${company}:lead 1`);
    const before = await rowsOfCompany();
    expect(await readdir(at(`data/documents/${company}`))).not.toEqual([]);

    const interrupted = new CommandLine(elsewhere(), stopAt(30));
    expect(await interrupted.run('company', 'delete', company, '--immediately')).toMatchObject(failure('interrupted'));
    expect(await deletes('--cancel')).toMatchObject(failure('is being deleted'));
    expect((await partner.run('sweep', 'retention', '--dry-run')).printed).toContainEqual(
      expect.objectContaining({ sweep: 'company-deletion', wouldHandle: 1 }),
    );
    expect((await partner.run('sweep', 'retention')).printed).toContainEqual({ sweep: 'company-deletion', handled: 1 });

    expect(await rowsOfCompany()).toEqual({});
    expect(await readdir(at('data/documents'))).toEqual([]);
    expect(await redis(`KEYS ${deployment}:*${company}*`)).not.toContain('lists:');
    expect(await redis(`KEYS ${deployment}:*${other.id}*`)).toContain('lists:');
    expect(await redis(`KEYS elsewhere:*${company}*`)).toContain('lists:');
    expect(await target!.query(sql`select email from accounts`)).toEqual([{ email: await accountOfDemo() }]);
    const [certificate] = (await partner.run('company', 'show', company)).printed as [Record<string, object>];
    expect(certificate).toMatchObject({ id: company, state: 'deleted', finishedAt: expect.any(String) });
    expect(certificate['removed']).toMatchObject({
      ...before,
      audit_entries: before['audit_entries']! + 1,
      files: expect.any(Number),
      redisKeys: 1,
    });
    expect(await deletes('--immediately')).toMatchObject(failure('the company was deleted at'));
    // Its times differ, although one command began and finished it.
    const [atOnce] = (await partner.run('company', 'delete', other.id, '--immediately')).printed as {
      readonly startedAt: string;
      readonly finishedAt: string;
    }[];
    expect(new Date(atOnce!.finishedAt).getTime()).toBeGreaterThan(new Date(atOnce!.startedAt).getTime());
  });

  it('is imported without the persons that the list names, who are erased before the commit (A16)', async () => {
    const [row] = await source!.query<{ customer: Id; name: string; file: Id }>(sql`
      select c.id as customer, c.name, d.file_id as file from documents d
        join orders o on o.company_id = d.company_id and o.id = d.order_id
        join customers c on c.company_id = o.company_id and c.id = o.customer_id
      where (select count(*) from customers s where s.name = c.name) = 1 limit 1`);
    const { customer, name, file } = row!;
    await mkdir(at('data/erasures'), { recursive: true });
    for (const id of [customer, newId()]) await writeFile(at(`data/erasures/${company}-${id}`), '');
    expect(await imported('again')).toMatchObject({
      status: 0,
      errors: '',
      printed: [{ company, erased: [customer] }],
    });
    expect(
      (
        await target!.query(sql`select (select count(*)::int from orders where customer_name = ${name}) as orders,
        (select count(*)::int from customers where name = ${name}) as customers,
        (select count(*)::int from audit_entries where changes::text like ${`%${name}%`}) as audit,
        (select finished_at is not null from erasures where customer_id = ${customer}) as finished`)
      )[0]!,
    ).toEqual({
      orders: 0,
      customers: 0,
      audit: 0,
      finished: true,
    });
    expect(await readdir(at(`data/documents/${company}`))).not.toContain(file);
  });
});
