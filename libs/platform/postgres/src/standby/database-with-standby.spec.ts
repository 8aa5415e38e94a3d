import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { type Sql } from 'sql-template-tag';
import { WorkScope } from '../work-scope.js';
import { DatabaseWithStandby, ReadStandby } from './read-standby.js';

const one = { company: undefined, statement: sql`select 1 as n` };

describe('reads on a standby (R94)', () => {
  let home: TestDatabase;
  let database: DatabaseWithStandby;
  const lines: unknown[] = [];

  beforeAll(async () => {
    home = await freshDatabase();
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => void lines.push(line));
  });
  afterEach(() => void (lines.length = 0));
  afterAll(() => home.drop());

  const reading = <T>(work: () => Promise<T>): Promise<T> =>
    Object.assign(new WorkScope(), { readsOnly: true }).run(work);
  const number = async (): Promise<{ n: number }> => (await database.query<{ n: number }>(one.statement))[0]!;

  it('use the primary while the standby is unreachable, and log the cause once', async () => {
    database = new DatabaseWithStandby({ url: home.url }, 'postgres://partner:hunter2@127.0.0.1:1/partner');
    expect(await reading(() => Promise.all([number(), number(), number()]))).toEqual(Array(3).fill({ n: 1 }));
    expect(await reading(number)).toEqual({ n: 1 });
    expect(lines).toEqual([expect.stringMatching(/does not answer: .*127\.0\.0\.1:1: .*ECONNREFUSED/)]);
    expect(lines[0]).not.toContain('hunter2');
    await database.close();
  });

  it('never use a server that is not a standby', async () => {
    const promoted = await freshDatabase();
    database = new DatabaseWithStandby({ url: home.url }, promoted.url);
    const name = sql`select current_database() as n`;
    const expected = { n: new URL(home.url).pathname.slice(1) };
    expect(await reading(async () => (await database.query(name))[0]!)).toEqual(expected);
    expect(lines).toEqual([expect.stringContaining('is behind')]);
    await database.close();
    await promoted.drop();
  });

  it('query the log position once per turn, and check the standby with each read', async () => {
    const [asked, checked]: [Sql[], unknown[]] = [[], []];
    const standby = { each: async (statements: unknown) => (checked.push(statements), [[], [{ n: 1 }]]) };
    const primary = { query: async (statement: Sql) => (asked.push(statement), [{ position: '0/1' }]) };
    const reads = new ReadStandby(primary as never, standby as never);
    expect(await Promise.all([1, 2, 3].map(() => reads.read([one])))).toEqual(Array(3).fill([[{ n: 1 }]]));
    expect(asked).toHaveLength(1);
    expect(checked).toHaveLength(3);
  });

  it('use the primary while the standby is behind, and pass on errors of statements', async () => {
    const failing = (code: string) => async () => {
      throw Object.assign(new Error('refused'), { code });
    };
    const primary = { query: async () => [{ position: '0/1' }] } as never;
    const behind = new ReadStandby(primary, { each: failing('PA004') } as never);
    expect([await behind.read([one]), await behind.read([one])]).toEqual([undefined, undefined]);
    expect(lines).toHaveLength(1);
    await expect(new ReadStandby(primary, { each: failing('42601') } as never).read([one])).rejects.toThrow('refused');
    // A read that turns out to write runs on the primary and does not pause the standby.
    expect(await new ReadStandby(primary, { each: failing('25006') } as never).read([one])).toBeUndefined();
    expect(lines).toHaveLength(1);
  });
});
