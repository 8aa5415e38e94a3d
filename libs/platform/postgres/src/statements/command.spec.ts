import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { command } from './command.js';
import type { Connection } from '../connection/connection.js';
import { Database } from '../database.js';

describe('a command', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let connection: Connection;
  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url, maxConnections: 1 });
    connection = await database.connect();
  });
  afterAll(async () => {
    connection.release();
    await database.close();
    await testDatabase.drop();
  });

  const setting = (value: string) => command`select set_config('partner.company', ${value}, true)`;
  const seen = sql`select current_setting('partner.company', true) as company`;

  it('affects the other statements of the batch and returns no rows, prepared or not', async () => {
    for (const company of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(await connection.run([setting(company), seen])).toEqual([{ rows: [] }, { rows: [{ company }] }]);
    expect(await connection.run([seen])).toEqual([{ rows: [{ company: '' }] }]);
  });

  it('fails all later statements of the batch when it fails, and keeps the connection', async () => {
    const refused = command`select set_config('role', ${'unknown role'}, true)`;
    for (let time = 0; time < 5; time += 1) {
      const outcomes = await connection.run([refused, seen]);
      expect(outcomes.map((outcome) => 'error' in outcome)).toEqual([true, true]);
    }
    expect(await connection.run([setting('a'), seen])).toEqual([{ rows: [] }, { rows: [{ company: 'a' }] }]);
  });

  it('is rolled back with its transaction', async () => {
    const [begun, , , undone] = await connection.run([command`begin`, setting('a'), seen, command`rollback`]);
    expect([begun, undone]).toEqual([{ rows: [] }, { rows: [] }]);
    expect(await connection.run([seen])).toEqual([{ rows: [{ company: '' }] }]);
  });
});
