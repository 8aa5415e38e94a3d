import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Connection } from '../connection/connection.js';
import { Database } from '../database.js';
import { type Outcome, maxCharacters, maxStatements } from './statement-query.js';

/** Statement with a unique text of at least `length` characters. */
const statement = (number: number, length = 0): Sql => sql`select ${raw(`${number} + 0`.padEnd(length))} as n`;

describe('prepared statements of a connection', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let connection: Connection;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
  });
  beforeEach(async () => {
    database = new Database({ url: testDatabase.url, maxConnections: 1 });
    connection = await database.connect();
  });
  afterEach(async () => {
    connection.release();
    await database.close();
  });
  afterAll(() => testDatabase.drop());

  const run = (...statements: Sql[]): Promise<readonly Outcome[]> => connection.run(statements);
  const rows = (...numbers: number[]): Outcome[] => numbers.map((n) => ({ rows: [{ n }] }));
  const often = async (number: number, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) expect(await run(statement(number))).toEqual(rows(number));
  };
  /** Statements that the server has prepared for this connection, other than this query. */
  const prepared = async (): Promise<{ count: number; characters: number; texts: string[] }> => {
    const [outcome] = await run(sql`select statement from pg_prepared_statements`);
    const texts = (outcome as { rows: { statement: string }[] }).rows.map(({ statement: text }) => text);
    return { count: texts.length, characters: texts.join('').length, texts };
  };
  const isPrepared = async (number: number): Promise<boolean> =>
    (await prepared()).texts.includes(statement(number).text);

  it('are limited in number', async () => {
    for (let number = 0; number < 2 * maxStatements; number += 1)
      expect(await run(statement(number), statement(number))).toEqual(rows(number, number));
    expect((await prepared()).count).toBeLessThanOrEqual(maxStatements);
  });

  it('are limited in number within one batch, too', async () => {
    const numbers = Array.from({ length: maxStatements + 10 }, (_, number) => number);
    expect(await run(...numbers.map((number) => statement(number)))).toEqual(rows(...numbers));
    expect((await prepared()).count).toBeLessThanOrEqual(maxStatements);
  });

  it('are limited in total length', async () => {
    const length = maxCharacters / 8;
    for (let number = 0; number < 20; number += 1) await run(statement(number, length));
    const { characters } = await prepared();
    expect(characters).toBeGreaterThan(length);
    expect(characters).toBeLessThanOrEqual(maxCharacters);
    expect(await run(statement(0, 2 * maxCharacters))).toEqual(rows(0));
  });

  it('are those used last', async () => {
    for (let number = 0; number < maxStatements; number += 1) await often(number, 1);
    await often(0, 1);
    await often(maxStatements, 1);
    expect([await isPrepared(0), await isPrepared(1), await isPrepared(maxStatements)]).toEqual([true, false, true]);
    await often(1, 1);
    expect(await isPrepared(1)).toBe(true);
  });

  it('are closed and prepared in the same batch as others, even if it fails', async () => {
    for (let number = 0; number < maxStatements; number += 1) await often(number, 1);
    await often(1_000, 1);
    const failure = sql`select 1 / 0`;
    const failed = await run(sql`begin`, failure, statement(1_000));
    expect(failed.map((outcome) => 'error' in outcome)).toEqual([false, true, true]);
    expect(await run(sql`rollback`, statement(1_000), statement(5))).toEqual([{ rows: [] }, ...rows(1_000, 5)]);
    for (let number = 0; number < maxStatements; number += 1) await often(number, 1);
    expect((await prepared()).count).toBeLessThanOrEqual(maxStatements);
  });

  it('remain usable after values that cannot be serialized', async () => {
    const endless: Record<string, unknown> = {};
    endless['itself'] = endless;
    const echo = (value: unknown): Sql => sql`select ${value}::json as n`;
    expect(await run(echo(1))).toEqual(rows(1));
    const outcomes = await run(sql`select 1 / 0`, echo(endless));
    expect(outcomes.map((outcome) => 'error' in outcome)).toEqual([true, true]);
    expect(await run(echo(endless))).toEqual([{ error: expect.any(TypeError) }]);
    expect(await run(echo(2), echo(3))).toEqual(rows(2, 3));
  });
});
