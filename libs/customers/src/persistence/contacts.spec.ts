import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { portal } from '@partner/kernel';
import { customersFixture } from './customers.fixture.js';

describe('the customer that a contact identifies (R6)', () => {
  let at: Awaited<ReturnType<typeof customersFixture>>;
  beforeAll(async () => {
    at = await customersFixture();
  });
  afterAll(() => at.end());

  it('is the live customer with the email in any case, and stays unchanged', async () => {
    const company = at.aCompany();
    const id = await at.made(company, { email: 'Ada@example.com', name: 'Ada' });
    expect(await at.resolved(company, { email: 'aDA@example.com', name: 'Another Name', phone: '1' })).toBe(id);
    expect(await at.item(company, id)).toMatchObject({ name: 'Ada', version: 1 });
  });

  it('is the survivor of a merged customer with the email, unless a live one has it', async () => {
    const company = at.aCompany();
    const actor = portal(company);
    const [merged, survivor] = [await at.made(company, { email: 'm@example.com' }), await at.made(company)];
    await at.merge.execute(actor, { merged, survivor });
    expect(await at.resolved(company, { email: 'M@example.com' })).toBe(survivor);
    const live = await at.made(company, { email: 'm@example.com' });
    expect(await at.resolved(company, { email: 'm@example.com' })).toBe(live);
  });

  it('is, without an email, the survivor of a merged one with phone and name, unless a live one has both', async () => {
    const company = at.aCompany();
    const contact = { name: 'Ada', phone: '555' };
    const [merged, survivor] = [await at.made(company, { ...contact, email: 'm@example.com' }), await at.made(company)];
    await at.merge.execute(portal(company), { merged, survivor });
    expect(await at.resolved(company, contact)).toBe(survivor);
    const live = await at.made(company, contact);
    expect(await at.resolved(company, contact)).toBe(live);
  });

  it('is a new customer once the known one, or the survivor of a merged one, was erased (R110)', async () => {
    const company = at.aCompany();
    const [merged, survivor] = [await at.made(company, { email: 'm@example.com' }), await at.made(company)];
    const alone = await at.made(company, { name: 'Ada', phone: '555', email: 'a@example.com' });
    await at.merge.execute(portal(company), { merged, survivor });
    await at.erase(company, survivor);
    await at.erase(company, alone);
    for (const contact of [{ email: 'm@example.com' }, { email: 'a@example.com' }, { name: 'Ada', phone: '555' }])
      expect([merged, survivor, alone]).not.toContain(await at.resolved(company, contact));
    for (const id of [merged, survivor, alone]) {
      expect(await at.item(company, id)).toMatchObject({ id, erased: true, active: false });
      expect(await at.item(company, id)).not.toHaveProperty('email');
    }
    const refused = { code: 'conflict', reason: 'customer_erased' };
    await expect(at.change.execute(portal(company), { id: alone, name: 'Ada' })).rejects.toMatchObject(refused);
    const other = await at.made(company);
    await expect(at.merge.execute(portal(company), { merged: other, survivor: alone })).rejects.toMatchObject(refused);
  });

  it('is a new customer when the survivor was deleted', async () => {
    const company = at.aCompany();
    const actor = portal(company);
    const [merged, survivor] = [await at.made(company, { email: 'm@example.com' }), await at.made(company)];
    await at.merge.execute(actor, { merged, survivor });
    await at.remove.execute(actor, { id: survivor });
    expect([merged, survivor]).not.toContain(await at.resolved(company, { email: 'm@example.com' }));
  });

  it('is, without an email, the customer with this exact phone and name, whether or not it has an email', async () => {
    const company = at.aCompany();
    const id = await at.made(company, { name: 'Ada', phone: '555' });
    expect(await at.resolved(company, { name: 'Ada', phone: '555' })).toBe(id);
    const bare = await at.resolved(company, { name: 'Eve', phone: '555' });
    expect(await at.resolved(company, { name: 'Eve', phone: '555' })).toBe(bare);
    expect(await at.item(company, bare)).toEqual(expect.not.objectContaining({ email: expect.anything() }));
    for (const contact of [
      { name: 'ada', phone: '555' },
      { name: 'Ada', phone: '5555' },
      { name: 'Ada' },
      { phone: '555' },
    ]) {
      expect([id, bare]).not.toContain(await at.resolved(company, contact));
    }
  });

  it('is a new customer for an unknown email, even when phone and name match one', async () => {
    const company = at.aCompany();
    const id = await at.made(company, { name: 'Ada', phone: '555' });
    expect(await at.resolved(company, { name: 'Ada', phone: '555', email: 'new@example.com' })).not.toBe(id);
  });

  for (const contact of [{ email: 'once@example.com' }, { name: 'Ada', phone: '555' }]) {
    it(`is created once for twenty concurrent requests by ${Object.keys(contact).join(' and ')}`, async () => {
      const company = at.aCompany();
      const ids = await Promise.all(Array.from({ length: 20 }, () => at.resolved(company, contact)));
      expect(new Set(ids).size).toBe(1);
      expect(await at.events(company)).toEqual(['customer.created']);
    });
  }

  it('is never a merged customer, even when merge and match run at the same time', async () => {
    const company = at.aCompany();
    const actor = portal(company);
    for (let round = 0; round < 10; round += 1) {
      const email = `round${round}@example.com`;
      const [merged, survivor] = [await at.made(company, { email }), await at.made(company)];
      const [found] = await Promise.all([
        at.resolved(company, { email }),
        at.merge.execute(actor, { merged, survivor }),
      ]);
      expect([merged, survivor]).toContain(found);
      expect(await at.resolved(company, { email })).toBe(survivor);
    }
  });

  it('is one customer when it is matched and created at the same time', async () => {
    const company = at.aCompany();
    const email = 'both@example.com';
    const [made, found] = await Promise.allSettled([at.made(company, { email }), at.resolved(company, { email })]);
    expect(found.status).toBe('fulfilled');
    if (made.status === 'fulfilled' && found.status === 'fulfilled') expect(made.value).toBe(found.value);
    expect(await at.events(company)).toEqual(['customer.created']);
  });

  it('is synced to the CRM when it is new, and only then', async () => {
    const company = at.aCompany();
    const made = await at.made(company, { email: 'new@example.com' });
    await at.resolved(company, { email: 'new@example.com' });
    const resolved = await at.resolved(company, { name: 'Nameless', phone: '1' });
    const told = at.newCustomers.ids.filter((id) => [made, resolved].includes(id));
    expect(told).toEqual([made, resolved]);
  });
});
