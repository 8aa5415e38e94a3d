import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { arrayText } from './array-text.js';
import { Database } from '../database.js';

describe('an array of texts as a parameter', () => {
  let testDatabase: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url, maxConnections: 1 });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  it.each([
    [[]],
    [['']],
    [['NULL', null, 'null']],
    [['"', '\\', '\\"', '"\\', '\\\\', 'a\\']],
    [['{', '}', ',', '{a,b}', ' ', '\t\n\u0001', "'", '$1', '契約書 😀']],
  ])('arrives unchanged: %j', async (texts) => {
    expect(arrayText(texts)).toBeDefined();
    const { read } = (await database.query<{ read: unknown }>(sql`select to_json(${texts}::text[]) as read`))[0]!;
    expect(read).toEqual(texts);
  });

  it('turns undefined into null, and leaves other arrays to the driver', async () => {
    const [row] = await database.query<{ read: unknown }>(sql`select to_json(${['a', undefined]}::text[]) as read`);
    const { read } = row!;
    expect(read).toEqual(['a', null]);
    const values = [[1, 2], [true], [new Date(0)], [['a'], ['b']], ['a', 1]];
    expect(values.map(arrayText)).toEqual(values.map(() => undefined));
    const numbers = (await database.query<{ read: unknown }>(sql`select to_json(${[1, 2]}::int[]) as read`))[0]!;
    expect(numbers.read).toEqual([1, 2]);
  });
});
