import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId, samples } from '@partner/kernel';
import { Database, roles, WorkScope } from '@partner/postgres';
import { companyData, discoverContexts } from '@partner/schema';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';
import { WithStandby } from '../testing/standby.fixture.js';
import { OpenCell } from './cells.js';
import { waitForReplay } from './standby.js';
import { companyRows } from '../transfer/company-rows.js';

const [demo, partnerOfDemo, staying] = [samples.company, newId(), newId()] as CompanyId[] as [
  CompanyId,
  CompanyId,
  CompanyId,
];
const failure = (errors: string): object => ({ status: 1, errors: expect.stringContaining(errors) });

describe('a cell that splits by the promotion of a standby', () => {
  let servers: WithStandby;
  let other: TestDatabase;
  let folder: string;
  let file: string;
  let written: [Database, Database];

  const cellsAt = (...urls: string[]): string =>
    JSON.stringify(
      urls.map((database, index) => ({ name: 'abc'[index], database, upstream: `127.0.0.1:${index + 1}` })),
    );
  const command = (cells = cellsAt(...servers.serverUrls, other.serverUrl)): CommandLine =>
    new CommandLine({ PARTNER_CELLS: cells });
  const split = (...words: string[]): ReturnType<CommandLine['run']> =>
    command().run('cells', 'split', '--to', 'b', '--companies', file, ...words);
  const stepsOf = ({ printed, errors }: { printed: unknown[]; errors: string }): string =>
    errors || (printed as { step: string }[]).map(({ step }) => step).join(' ');
  const map = async (): Promise<object> => {
    const { printed } = await command().run('cells', 'map');
    return Object.fromEntries((printed as { company: string; cell: string }[]).map((one) => [one.company, one.cell]));
  };
  const fileOf = async (name: string, ...lines: string[]): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, lines.map((line) => `${line}\n`).join(''));
    return path;
  };
  const write = (server: 0 | 1, company: CompanyId): Promise<unknown> =>
    WorkScope.forCompany(company, () =>
      written[server].query(sql`update companies set phone = '1' where id = ${company}`),
    );
  const refused = { reason: 'try_again' };
  const rowsOf = async (server: 0 | 1, company: CompanyId): Promise<object> => {
    const client = await written[server].dedicated();
    await client.query('reset role');
    const data = await companyData.dataOfCompanies(client, await discoverContexts());
    const rows = await companyRows(client, data, company);
    await client.end();
    const { company_places: _, ...others } = rows;
    return others;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'partner-split-'));
    other = await freshDatabase();
    servers = await WithStandby.start(async (url) => {
      const line = new CommandLine({ DATABASE_URL: url });
      expect(await line.run('demo')).toMatchObject({ status: 0 });
      for (const id of [partnerOfDemo, staying])
        expect(await line.run('company', 'create', '--name', 'Sheds', '--id', id)).toMatchObject({ status: 0 });
      const user = { put: 'user', firstName: 'Ann', email: 'ann@example.com', isOwner: true };
      for (const id of [partnerOfDemo, staying])
        expect(await line.with(JSON.stringify(user), 'apply', '--company', id, '-')).toMatchObject({ status: 0 });
      const parties = { from: { companyId: demo }, to: { companyId: partnerOfDemo } };
      const agreement = { put: 'agreement', direction: 'outgoing', status: 'active', ...parties };
      expect(await line.with(JSON.stringify(agreement), 'apply', '--company', demo, '-')).toMatchObject({ status: 0 });
    });
    written = servers.urls.map((url) => new Database({ url, role: roles.server })) as [Database, Database];
    file = await fileOf('companies', demo, '', partnerOfDemo);
  });
  afterAll(async () => {
    await Promise.all((written ?? []).map((one) => one.close()));
    await servers?.stop();
    await other?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('refuses options and files that name no step, cell or company', async () => {
    const of = async (to: string, path: string): Promise<object> =>
      command().run('cells', 'split', '--to', to, '--companies', path, '--freeze');
    expect(await split()).toMatchObject(failure('choose one of --freeze, --mark, --purge and --abort'));
    expect(await split('--freeze', '--mark')).toMatchObject(failure('choose one of'));
    expect(await of('b', join(folder, 'none'))).toMatchObject(failure('--companies cannot be read: ENOENT'));
    expect(await of('b', await fileOf('empty', ' '))).toMatchObject(failure('names no company'));
    expect(await of('b', await fileOf('wrong', demo, 'x'))).toMatchObject(failure('wrong, line 2: the company'));
    const unknown = newId();
    expect(await of('b', await fileOf('unknown', demo, unknown))).toMatchObject(
      failure(`--companies names company ${unknown}, which is in no cell: remove it from the file`),
    );
    expect(await of('x', file)).toMatchObject(failure('--to must be one of a, c, not "x"'));
    expect(await of('c', file)).toMatchObject(failure('cell c is not a copy of cell a: make its database a standby'));
    expect(await of('b', await fileOf('half', demo))).toMatchObject(
      failure(`company ${demo} shares agreements with ${partnerOfDemo}: add it to the file`),
    );
  });

  it('refuses the other steps before the freeze', async () => {
    expect(await split('--mark')).toMatchObject(failure('cell b is still a standby: promote it'));
    expect(await split('--purge')).toMatchObject(failure(`company ${demo} is not marked: use --mark first`));
    expect(await split('--abort')).toMatchObject(failure('no company leaves cell a for cell b'));
  });

  it('refuses companies that move or will be deleted', async () => {
    const owner = new Database({ url: other.url });
    await owner.query(sql`insert into company_places values (${demo}, 'arriving', 'a', 'arriving', now())`);
    expect(await split('--freeze')).toMatchObject(failure(`company ${demo} is moved, exported, imported or deleted`));
    await owner.query(sql`delete from company_places`);
    await owner.close();
    const locked = await written[0].dedicated();
    await companyData.lockCompany(locked, demo);
    expect(await split('--freeze')).toMatchObject(failure(`company ${demo} is moved, exported, imported or deleted`));
    await locked.end();
    await servers.query(0, 'update companies set deletion_due_at = now() where id = $1', [partnerOfDemo]);
    expect(await split('--freeze')).toMatchObject(failure(`company ${partnerOfDemo} is going to be deleted`));
    await servers.query(0, 'update companies set deletion_due_at = null');
    await write(0, demo);
  });

  it('names a standby that does not replay, is behind or is not connected', async () => {
    const cells = servers.serverUrls.map(
      (database, index) => new OpenCell({ name: 'ab'[index]!, database, upstreams: [] }),
    );
    const replayed = (): Promise<unknown> => waitForReplay(cells[0]!, cells[1]!, new AbortController().signal, -1);
    await servers.query(1, 'select pg_wal_replay_pause()');
    await write(0, demo);
    expect(await split('--freeze')).toMatchObject(failure('b does not replay: run "select pg_wal_replay_resume()"'));
    await servers.query(1, 'select pg_wal_replay_resume()');
    await servers.query(1, `alter system set recovery_min_apply_delay = '1h'`);
    await servers.query(1, 'select pg_reload_conf()');
    await expect(
      (async () => {
        for (;;) {
          await write(0, demo);
          await replayed();
        }
      })(),
    ).rejects.toThrow(/the standby of cell b is \d+ bytes behind: run the command again/);
    await servers.query(1, 'alter system reset recovery_min_apply_delay');
    await servers.connect(false);
    await expect(
      (async () => {
        for (;;) await replayed().catch(notBehind);
      })(),
    ).rejects.toThrow('the standby of cell b is not connected to cell a: correct its primary_conninfo');
    await servers.connect(true);
    await Promise.all(cells.map(({ database }) => database.close()));
  });

  it('freezes the companies, and lets them be written again if it is aborted', async () => {
    expect(await map()).toEqual({ [demo]: 'a', [partnerOfDemo]: 'a', [staying]: 'a' });
    expect(stepsOf(await split('--freeze'))).toBe('standby leaving frozen replayed');
    expect(stepsOf(await split('--freeze'))).toBe('standby replayed');
    expect(await map()).toEqual({ [demo]: 'hold:a', [partnerOfDemo]: 'hold:a', [staying]: 'a' });
    await expect(write(0, demo)).rejects.toMatchObject(refused);
    await write(0, staying);
    expect(await command().run('company', 'move', demo, partnerOfDemo, '--to', 'c')).toMatchObject(
      failure(`company ${demo} leaves by "partner cells split"`),
    );
    const half = ['cells', 'split', '--to', 'b', '--companies', join(folder, 'half'), '--freeze'];
    expect(await command().run(...half)).toMatchObject(failure('use the same file for each step, or --abort first'));
    expect(stepsOf(await split('--abort'))).toBe('aborted');
    await write(0, demo);
    expect(await map()).toEqual({ [demo]: 'a', [partnerOfDemo]: 'a', [staying]: 'a' });
  });

  it('is marked only with a promoted server that has all rows of the frozen companies', async () => {
    expect(stepsOf(await split('--freeze'))).toBe('standby leaving frozen replayed');
    expect(await split('--mark')).toMatchObject(failure('cell b is still a standby: promote it'));
    await servers.query(1, 'select pg_promote()');
    expect(await map()).toEqual({ [demo]: 'hold:a', [partnerOfDemo]: 'hold:a', [staying]: 'a' });
    const [one, again] = [servers.serverUrls[0], servers.urls[0]];
    const same = command(cellsAt(one, again, other.serverUrl));
    expect(await same.run('cells', 'split', '--to', 'b', '--companies', file, '--mark')).toMatchObject(
      failure('cells a and b have the same server in PARTNER_CELLS'),
    );
    const step = `update company_places set step = $1 where company_id = '${demo}'`;
    await servers.query(1, step, ['split']);
    expect(await split('--mark')).toMatchObject(
      failure(`cell b was promoted before it had all rows of company ${demo}: use --abort, make a new standby`),
    );
    await servers.query(1, step, ['split frozen']);
  });

  it('has each company in one of the cells after the mark', async () => {
    expect(stepsOf(await split('--mark'))).toBe('here map gone');
    const id = 'select id from deployment';
    const [a, b] = [await servers.query(0, id), await servers.query(1, id)];
    expect(a).not.toEqual(b);
    const line = new CommandLine({ DATABASE_URL: servers.serverUrls[1] });
    const added = newId();
    expect(await line.run('company', 'create', '--name', 'New', '--id', added)).toMatchObject({ status: 0 });
    expect(stepsOf(await split('--mark'))).toBe('here map gone');
    expect(await servers.query(1, id)).toEqual(b);
    expect(await map()).toEqual({ [demo]: 'b', [partnerOfDemo]: 'b', [staying]: 'a', [added]: 'b' });
    expect(await split('--abort')).toMatchObject(failure('the companies are in cell b: finish with --mark'));
    expect(await split('--freeze')).toMatchObject(failure('the companies are marked already'));
    for (const company of [demo, partnerOfDemo]) {
      await write(1, company);
      await expect(write(0, company)).rejects.toMatchObject(refused);
    }
    await write(0, staying);
    await expect(write(1, staying)).rejects.toMatchObject(refused);
  });

  it('has no row of a company in the other cell after the purge, and all rows in its own', async () => {
    const before = await Promise.all([rowsOf(1, demo), rowsOf(0, staying)]);
    expect(stepsOf(await split('--purge'))).toBe('purged purged purged purged');
    expect(await Promise.all([rowsOf(0, demo), rowsOf(1, staying)])).toEqual([{}, {}]);
    expect(await Promise.all([rowsOf(1, demo), rowsOf(0, staying)])).toEqual(before);
    expect(Object.keys(before[0]).length).toBeGreaterThan(20);
    const accounts = `select email from accounts where email = 'ann@example.com'`;
    for (const server of [0, 1] as const) expect(await servers.query(server, accounts)).toHaveLength(1);
    expect(stepsOf(await split('--purge'))).toBe('purged');
    const back = await command().run('company', 'move', demo, partnerOfDemo, '--to', 'a');
    expect(stepsOf(back)).toMatch(/ gone$/);
    await write(0, demo);
  });
});

function notBehind(error: unknown): void {
  if (!String(error).includes('bytes behind')) throw error;
}
