import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId, SetClock } from '@partner/kernel';
import { CrossCompanyDatabase, Database, forCompany, roles } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { BatchedCredentialUses } from './batched-credential-uses.js';
import { DatabaseCredentialUses } from './database-credential-uses.js';

describe('last uses of credentials', () => {
  const clock = new SetClock(new Date('2026-03-01T12:00:00.000Z'));
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

  const of = (company: CompanyId) => forCompany(company, () => new DatabaseCredentialUses(server).of(company));

  it('are written for all companies together and read per company', async () => {
    const [key, client, foreign] = [newId(), newId(), newId()];
    for (const one of [key, client]) uses.used(mine!, one);
    uses.used(other!, foreign);
    await uses.flush();
    expect([...(await of(mine!)).keys()].sort()).toEqual([key, client].sort());
    expect([...(await of(other!)).keys()]).toEqual([foreign]);
  });

  it('never move back, regardless of which process writes last', async () => {
    const key = newId();
    uses.used(mine!, key);
    await uses.flush();
    const late = new SetClock(new Date(clock.at.getTime() - 60_000));
    const behind = new BatchedCredentialUses(acrossCompanies, late);
    behind.used(mine!, key);
    await behind.flush();
    expect((await of(mine!)).get(key)).toEqual(clock.at);
  });

  it('are retried without an error when the database is unavailable', async () => {
    const key = newId();
    const away = new CrossCompanyDatabase({ url: home.url, maxConnections: 1 });
    await away.close();
    const waiting = new BatchedCredentialUses(away, clock);
    waiting.used(mine!, key);
    await expect(waiting.flush()).resolves.toBeUndefined();
    expect((await of(mine!)).has(key)).toBe(false);
  });
});
