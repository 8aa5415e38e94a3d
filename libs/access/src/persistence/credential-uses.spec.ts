import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId, FixedClock } from '@partner/kernel';
import { CrossCompanyDatabase, Database, roles, WorkScope } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { BatchedCredentialUses, DatabaseCredentialUses } from './batched-credential-uses.js';

describe('last uses of credentials', () => {
  const clock = new FixedClock(new Date('2026-03-01T12:00:00.000Z'));
  const [mine, other] = [newId(), newId()] as CompanyId[];
  let home: TestDatabase;
  let acrossCompanies: CrossCompanyDatabase;
  let server: Database;
  let uses: BatchedCredentialUses;
  beforeAll(async () => {
    home = await freshDatabase();
    acrossCompanies = new CrossCompanyDatabase({ url: home.url, maxConnections: 2 });
    server = new Database({ url: home.url, maxConnections: 1, role: roles.server });
    uses = new BatchedCredentialUses(acrossCompanies, clock);
  });
  afterAll(async () => {
    await Promise.all([acrossCompanies.close(), server.close()]);
    await home.drop();
  });

  const of = (company: CompanyId) =>
    WorkScope.forCompany(company, () => new DatabaseCredentialUses(server).of(company));

  it('are written for all companies together and read per company', async () => {
    const [key, client, foreign] = [newId(), newId(), newId()];
    for (const one of [key, client]) uses.record(mine!, one);
    uses.record(other!, foreign);
    await uses.flush();
    expect([...(await of(mine!)).keys()].sort()).toEqual([key, client].sort());
    expect([...(await of(other!)).keys()]).toEqual([foreign]);
  });

  it('never move back, regardless of which process writes last', async () => {
    const key = newId();
    uses.record(mine!, key);
    await uses.flush();
    const late = new FixedClock(new Date(clock.at.getTime() - 60_000));
    const behind = new BatchedCredentialUses(acrossCompanies, late);
    behind.record(mine!, key);
    await behind.flush();
    expect((await of(mine!)).get(key)).toEqual({ lastUsedAt: clock.at });
  });

  it('have the position of the last read of the feed, and how far it is behind', async () => {
    const key = newId();
    await acrossCompanies.query(
      sql`insert into company_counters (company_id, name, value) values (${mine!}, 'event', 40)`,
    );
    uses.recordRead(mine!, key, '31');
    uses.record(mine!, key);
    await uses.flush();
    const feed = { position: 31, behind: 9, readAt: clock.at };
    expect((await of(mine!)).get(key)).toEqual({ lastUsedAt: clock.at, feed });
    const early = new BatchedCredentialUses(acrossCompanies, new FixedClock(new Date(clock.at.getTime() - 1)));
    early.recordRead(mine!, key, '39');
    await early.flush();
    expect((await of(mine!)).get(key)).toMatchObject({ feed });
    const late = new FixedClock(new Date(clock.at.getTime() + 1));
    const again = new BatchedCredentialUses(acrossCompanies, late);
    again.recordRead(mine!, key, '5');
    await again.flush();
    expect((await of(mine!)).get(key)).toMatchObject({ feed: { position: 5, behind: 35, readAt: late.at } });
  });

  it('of a company that moves wait while it is frozen, and are dropped when it has gone', async () => {
    const [moving, key, others] = [newId() as CompanyId, newId(), newId()];
    const place = (state: string) =>
      acrossCompanies.query(
        sql`insert into company_places values (${moving}, ${state}, 'b', ${state}, now())
        on conflict (company_id) do update set state = excluded.state`,
        'outside',
      );
    const record = (): void => {
      uses.record(moving, key);
      uses.record(mine!, others);
    };
    await place('frozen');
    record();
    await uses.flush();
    await place('here');
    await uses.flush();
    expect((await of(moving)).get(key)).toEqual({ lastUsedAt: clock.at });
    expect((await of(mine!)).get(others)).toEqual({ lastUsedAt: clock.at });
    await acrossCompanies.query(sql`delete from credential_uses`, 'outside');
    await place('gone');
    record();
    await uses.flush();
    await place('here');
    expect(await of(moving)).toEqual(new Map());
    expect((await of(mine!)).get(others)).toEqual({ lastUsedAt: clock.at });
  });

  it('are retried without an error when the database is unavailable', async () => {
    const key = newId();
    const away = new CrossCompanyDatabase({ url: home.url, maxConnections: 1 });
    await away.close();
    const waiting = new BatchedCredentialUses(away, clock);
    waiting.record(mine!, key);
    await expect(waiting.flush()).resolves.toBeUndefined();
    expect((await of(mine!)).has(key)).toBe(false);
  });
});
