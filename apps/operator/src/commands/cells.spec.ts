import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandLine, type Outcome, testDirectory } from '../testing/command-line.js';

describe('partner cells', () => {
  let databases: readonly TestDatabase[];
  const companies: string[] = [];

  beforeAll(async () => {
    databases = await Promise.all([freshDatabase(), freshDatabase()]);
    for (const { serverUrl } of databases) {
      const line = new CommandLine({ DATABASE_URL: serverUrl });
      const { printed } = await line.run('company', 'create', '--name', 'Prairie Barns');
      companies.push((printed[0] as { id: string }).id);
    }
  });
  afterAll(() => Promise.all(databases.map((database) => database.drop())));

  const partner = (...args: string[]): Promise<Outcome> => {
    const [a, b] = databases.map(({ serverUrl }, index) => ({
      name: 'ab'[index],
      database: serverUrl,
      upstream: `127.0.0.1:${3000 + index}`,
    }));
    return new CommandLine({ PARTNER_CELLS: JSON.stringify([a, b]) }).run('cells', ...args);
  };

  it('lists the cells with the number of their companies', async () => {
    const counts = { companies: 1, moving: 0 };
    const { printed, errors } = await partner('list');
    expect([errors, printed]).toEqual([
      '',
      [
        { name: 'a', upstreams: ['127.0.0.1:3000'], ...counts },
        { name: 'b', upstreams: ['127.0.0.1:3001'], ...counts },
      ],
    ]);
  });

  it('prints the cell of each company', async () => {
    const [one, two] = companies;
    expect((await partner('map')).printed).toEqual([
      { company: one, cell: 'a' },
      { company: two, cell: 'b' },
    ]);
  });

  it('names the option of a folder that cannot be created', async () => {
    const folder = '/proc/none/haproxy';
    expect(await partner('map', '--haproxy', join(folder, 'runtime'), '--folder', folder)).toMatchObject({
      status: 1,
      errors: expect.stringMatching(/^--folder cannot be used: .+\n$/),
    });
  });

  it('writes the files of a HAProxy that does not run yet', async () => {
    const folder = join(testDirectory(), newId());
    const socket = join(folder, 'runtime');
    const { status, printed, errors } = await partner('map', '--haproxy', socket, '--folder', folder);
    expect([status, printed]).toEqual([0, [expect.objectContaining({ companies: 2, running: 0, changed: 0 })]]);
    expect(errors).toBe(`the configuration has changed: load ${folder}/haproxy.cfg into HAProxy\n`);
    const file = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
    expect(await file('haproxy.cfg')).toContain(`stats socket ${socket} mode 600 level admin`);
    expect(await file('cells.map')).toBe(companies.map((company, index) => `${company} ${'ab'[index]}\n`).join(''));
    expect((await partner('map', '--haproxy', socket, '--folder', folder)).errors).toBe('');
  });

  it.each([
    ['without cells', {}, ['list'], 'PARTNER_CELLS is not set: this deployment has one database and needs no routes\n'],
    ['to watch nothing', { PARTNER_CELLS: '' }, ['map', '--watch'], '--watch needs --haproxy\n'],
  ])('refuses %s in one line', async (_, environment, args, errors) => {
    expect(await new CommandLine(environment).run('cells', ...args)).toEqual({ status: 1, printed: [], errors });
  });

  it('names a cell whose database does not respond', async () => {
    const cells = [{ name: 'a', database: 'postgres://127.0.0.1:1/partner', upstream: '127.0.0.1:3000' }];
    const failed = await new CommandLine({ PARTNER_CELLS: JSON.stringify(cells) }).run('cells', 'list');
    expect(failed).toMatchObject({
      status: 1,
      printed: [],
      errors: expect.stringMatching(/^cell a: .*127\.0\.0\.1:1.*\n$/),
    });
  });
});
