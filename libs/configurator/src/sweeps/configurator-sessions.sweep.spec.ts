import { afterAll, beforeAll, expect, it, describe } from '@jest/globals';
import { type CompanyId, hashOfToken, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { ConfiguratorSessionsSweep } from './configurator-sessions.sweep.js';

describe('ConfiguratorSessionsSweep', () => {
  const now = new Date('2026-03-01T12:00:00.000Z');
  let home: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    home = await freshDatabase();
    database = new Database({ url: home.url });
  });
  afterAll(async () => {
    await database.close();
    await home.drop();
  });

  const sessions = (company: CompanyId, count: number, daysAgo: number) => {
    const expired = new Date(now.getTime() - daysAgo * 86_400_000);
    const rows = Array.from({ length: count }, () => ({ id: newId(), hash: hashOfToken(newId()) }));
    return database.query(sql`
      insert into configurator_sessions (company_id, id, token_hash, expires_at, version, created_at, updated_at)
      select ${company}, r.id, r.hash, ${expired}, 1, ${expired}, ${expired}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id char(24), hash char(64))`);
  };
  const left = async (company: CompanyId): Promise<number> => {
    const [row] = await database.query<{ n: number }>(
      sql`select count(*)::int as n from configurator_sessions where company_id = ${company}`,
    );
    return row!.n;
  };

  it('deletes any number of sessions that expired 30 days ago, of one company or all (R76)', async () => {
    const [one, other] = [newId(), newId()] as CompanyId[];
    const sweep = new ConfiguratorSessionsSweep(database);
    await sessions(one!, 1_203, 31);
    await sessions(one!, 2, 29);
    await sessions(other!, 3, 31);
    expect(await sweep.run(now, one)).toBe(1_203);
    expect([await left(one!), await left(other!)]).toEqual([2, 3]);
    expect(await sweep.run(now)).toBe(3);
    expect(await sweep.run(now)).toBe(0);
    expect([await left(one!), await left(other!)]).toEqual([2, 0]);
  });
});
