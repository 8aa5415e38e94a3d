import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { portal } from '@partner/kernel';
import sql from 'sql-template-tag';
import { customersFixture } from './customers.fixture.js';

describe('merging customers', () => {
  let at: Awaited<ReturnType<typeof customersFixture>>;
  beforeAll(async () => {
    at = await customersFixture();
  });
  afterAll(() => at.end());

  it('ends one customer, relinks its records, and leaves the survivor unchanged (§4.7)', async () => {
    const company = at.aCompany();
    const [merged, survivor] = [await at.made(company), await at.made(company)];
    const before = at.links.asked.length;
    const relinked = await at.merge.execute(portal(company), { merged, survivor });
    expect(relinked).toBe(before + 1);
    expect(at.links.asked.at(-1)).toEqual({ from: merged, to: survivor });
    expect(await at.item(company, merged)).toMatchObject({
      merged: true,
      mergedInto: survivor,
      mergedAt: '2026-03-01T12:00:00.000Z',
      active: false,
      version: 2,
    });
    const remaining = await at.item(company, survivor);
    expect(remaining).toMatchObject({ active: true, version: 1 });
    expect(remaining).not.toHaveProperty('merged');
    const events = await at.database.query(
      sql`select type, resource_id, resource_version, data from events where company_id = ${company} order by seq`,
    );
    expect(events.slice(2)).toEqual([
      {
        type: 'customer.merged',
        resource_id: merged,
        resource_version: 2,
        data: { code: expect.any(String), active: false, mergedCustomerId: merged, survivorId: survivor },
      },
    ]);
  });

  it('is rejected with itself, and when either side was already merged', async () => {
    const company = at.aCompany();
    const actor = portal(company);
    const [a, b, c] = [await at.made(company), await at.made(company), await at.made(company)];
    await at.merge.execute(actor, { merged: a, survivor: b });
    await expect(at.merge.execute(actor, { merged: c, survivor: c })).rejects.toThrow(
      'survivorId must not be the merged customer',
    );
    await expect(at.merge.execute(actor, { merged: a, survivor: c })).rejects.toMatchObject({ code: 'conflict' });
    await expect(at.merge.execute(actor, { merged: c, survivor: a })).rejects.toMatchObject({ code: 'conflict' });
    await expect(at.change.execute(actor, { id: a, name: 'Ada' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('points all customers merged before at the final survivor (R26)', async () => {
    const company = at.aCompany();
    const actor = portal(company);
    const [a, b, c, d] = [
      await at.made(company, { email: 'a@example.com' }),
      await at.made(company),
      await at.made(company),
      await at.made(company),
    ];
    await at.merge.execute(actor, { merged: a, survivor: b });
    await at.merge.execute(actor, { merged: b, survivor: c });
    await at.merge.execute(actor, { merged: c, survivor: d });
    for (const id of [a, b, c]) expect(await at.item(company, id)).toMatchObject({ mergedInto: d });
    expect(await at.resolved(company, { email: 'A@example.com' })).toBe(d);
    expect(await at.events(company)).toEqual([
      ...Array.from({ length: 4 }, () => 'customer.created'),
      'customer.merged',
      'customer.merged',
      'customer.updated',
      'customer.merged',
      'customer.updated',
      'customer.updated',
    ]);
  });

  it('succeeds for one of two concurrent opposite merges', async () => {
    const company = at.aCompany();
    const actor = portal(company);
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = [await at.made(company), await at.made(company)];
      const results = await Promise.allSettled([
        at.merge.execute(actor, { merged: a, survivor: b }),
        at.merge.execute(actor, { merged: b, survivor: a }),
        at.merge.execute(actor, { merged: a, survivor: b }),
      ]);
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toHaveLength(2);
      for (const { reason } of refused) expect(reason).toMatchObject({ code: 'conflict' });
    }
  });

  it('leaves no customer pointing at a merged one when a chain is merged concurrently (R26)', async () => {
    const company = at.aCompany();
    const ids = await Promise.all(Array.from({ length: 8 }, () => at.made(company)));
    await Promise.allSettled(
      ids.slice(1).map((survivor, index) => at.merge.execute(portal(company), { merged: ids[index]!, survivor })),
    );
    const lost = await at.database
      .query(sql`select 1 from customers m join customers s on s.company_id = m.company_id and s.id = m.merged_into
      where m.company_id = ${company} and s.merged_into is not null`);
    expect(lost).toEqual([]);
  });
});
