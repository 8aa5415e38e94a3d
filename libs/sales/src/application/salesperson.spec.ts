import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PutUser } from '@partner/companies';
import type { CompanyId, Id } from '@partner/kernel';
import { SalesFixture } from '../testing/sales.fixture.js';
import { changesSalesperson, linkToUser, SalesDesk } from './salesperson.js';

describe('the sales person named in a request (R7)', () => {
  let sales: SalesFixture;
  let company: CompanyId;
  let sam: Id;
  beforeAll(async () => {
    sales = await SalesFixture.open(new Date('2026-03-01T12:00:00.000Z'));
    company = await sales.company();
    const user = { firstName: 'Sam', lastName: 'Porter', email: 'sam@example.com' };
    sam = await sales.get(PutUser).execute(sales.portal(company), user);
  });
  afterAll(() => sales.close());

  const given = (salespersonEmail?: string | null, salespersonName?: string | null) =>
    sales.get(SalesDesk).resolve(company, { salespersonName, salespersonEmail });

  it('is the active user with that email, in any case and with any name', async () => {
    expect(await given('SAM@example.com', 'Another Name')).toEqual(linkToUser(sam));
  });

  it('is stored as name and email when no active user has the email', async () => {
    const stored = { salespersonId: null, salespersonName: 'Zed', salespersonEmail: 'zed@example.com' };
    expect(await given('zed@example.com', 'Zed')).toEqual(stored);
    await sales.get(PutUser).execute(sales.portal(company), { id: sam, active: false });
    expect(await given('sam@example.com')).toEqual({
      salespersonId: null,
      salespersonName: null,
      salespersonEmail: 'sam@example.com',
    });
  });

  it('replaces the pair when either half is given, even as null', () => {
    expect(changesSalesperson({})).toBe(false);
    expect(changesSalesperson({ salespersonName: null })).toBe(true);
    expect(changesSalesperson({ salespersonEmail: 'a@example.com' })).toBe(true);
  });
});
