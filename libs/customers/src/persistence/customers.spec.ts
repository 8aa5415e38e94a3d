import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Id, newId, portal } from '@partner/kernel';
import { customersFixture } from './customers.fixture.js';

describe('customers', () => {
  let at: Awaited<ReturnType<typeof customersFixture>>;
  beforeAll(async () => {
    at = await customersFixture();
  });
  afterAll(() => at.end());

  it('are shown with the set fields and a generated code (§2.11, W1)', async () => {
    const company = at.aCompany();
    const id = await at.made(company, {
      email: 'Ada@Example.com',
      name: 'Ada',
      phone: null,
      externalReferences: { crm: '1', __proto__x: 'y' },
    });
    expect(await at.item(company, id)).toEqual({
      id,
      name: 'Ada',
      email: 'Ada@Example.com',
      code: expect.stringMatching(/^[A-Z0-9]{5}$/),
      active: true,
      version: 1,
      createdAt: '2026-03-01T12:00:00.000Z',
      updatedAt: '2026-03-01T12:00:00.000Z',
      externalReferences: { crm: '1', __proto__x: 'y' },
    });
    expect((await at.queries.item(company, id)).version).toBe(1);
  });

  it('are changed field by field, null clears, and equal values write nothing (R19, R24)', async () => {
    const company = at.aCompany();
    const id = await at.made(company, { name: 'Ada', code: 'ABCDE' });
    await at.change.execute(portal(company), { id, name: 'Ada', externalReferences: {} });
    expect(await at.item(company, id)).toMatchObject({ version: 1 });
    await at.change.execute(portal(company), { id, name: null, active: false, expected: 1 });
    const changed = await at.item(company, id);
    expect(changed).toMatchObject({ version: 2, active: false, code: 'ABCDE' });
    expect(changed).not.toHaveProperty('name');
    await expect(at.change.execute(portal(company), { id, name: 'Eve', expected: 1 })).rejects.toMatchObject({
      code: 'staleVersion',
    });
    expect(await at.events(company)).toEqual(['customer.created', 'customer.updated']);
  });

  it('have unique emails among live customers, ignoring case (R25)', async () => {
    const company = at.aCompany();
    await at.made(company, { email: 'ada@example.com' });
    const other = await at.made(company);
    const again = { code: 'conflict', message: 'another customer has this email' };
    await expect(at.made(company, { email: 'ADA@example.com' })).rejects.toMatchObject(again);
    await expect(at.change.execute(portal(company), { id: other, email: 'Ada@example.com' })).rejects.toMatchObject(
      again,
    );
    await expect(at.put.execute(portal(company), { email: 'aDa@example.com' })).rejects.toMatchObject(again);
    await at.made(at.aCompany(), { email: 'ada@example.com' });
  });

  it('may reuse the email of merged or deleted customers (R6)', async () => {
    const company = at.aCompany();
    const actor = portal(company);
    const [merged, deleted, survivor] = [
      await at.made(company, { email: 'm@example.com' }),
      await at.made(company, { email: 'd@example.com' }),
      await at.made(company),
    ];
    await at.merge.execute(actor, { merged, survivor });
    await at.remove.execute(actor, { id: deleted });
    await at.made(company, { email: 'm@example.com' });
    await at.change.execute(actor, { id: survivor, email: 'd@example.com' });
    expect(await at.item(company, survivor)).toMatchObject({ email: 'd@example.com' });
  });

  it('are created once when twenty requests use the same email (R25)', async () => {
    const company = at.aCompany();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => at.made(company, { email: 'one@example.com' })),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'conflict' });
    expect(await at.events(company)).toEqual(['customer.created']);
  });

  it('are not found anywhere once the portal deletes them (R13)', async () => {
    const company = at.aCompany();
    const actor = portal(company);
    const id = await at.made(company);
    await at.remove.execute(actor, { id });
    const survivor = await at.made(company);
    for (const attempt of [
      () => at.queries.item(company, id),
      () => at.change.execute(actor, { id, name: 'Ada' }),
      () => at.merge.execute(actor, { merged: id, survivor }),
      () => at.merge.execute(actor, { merged: survivor, survivor: id }),
      () => at.remove.execute(actor, { id }),
      () => at.put.execute(actor, { id, name: 'Ada' }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'notFound' });
    }
    expect(await at.events(company)).toEqual(['customer.created', 'customer.deleted', 'customer.created']);
  });

  it('are created and changed by the portal, with or without an email', async () => {
    const company = at.aCompany();
    const actor = portal(company);
    const id: Id = newId();
    await at.put.execute(actor, {
      id,
      name: 'Ada',
      salesSource: 'Website',
      createdAt: new Date('2025-01-01T00:00:00Z'),
    });
    expect(await at.item(company, id)).toMatchObject({
      name: 'Ada',
      createdAt: '2025-01-01T00:00:00.000Z',
      version: 1,
    });
    await at.put.execute(actor, { id, email: 'ada@example.com', name: undefined });
    expect(await at.item(company, id)).toMatchObject({ name: 'Ada', email: 'ada@example.com', version: 2 });
  });

  it('are not found by another company', async () => {
    const company = at.aCompany();
    const id = await at.made(company);
    const other = at.aCompany();
    const theirs = await at.made(other);
    for (const attempt of [
      () => at.queries.item(other, id),
      () => at.change.execute(portal(other), { id, name: 'Ada' }),
      () => at.merge.execute(portal(other), { merged: theirs, survivor: id }),
      () => at.remove.execute(portal(other), { id }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'notFound' });
    }
  });
});
