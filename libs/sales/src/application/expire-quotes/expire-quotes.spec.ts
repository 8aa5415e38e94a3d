import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id } from '@partner/kernel';
import { SalesFixture } from '../../testing/sales.fixture.js';
import { ExpiredQuotesSweep } from '../../sweeps/expired-quotes.sweep.js';
import { ExpiredQuotes } from '../ports/quotes.js';
import { PutQuote } from '../put-quote/put-quote.js';
import { ExpireQuotes } from './expire-quotes.js';

const noon = new Date('2026-03-10T12:00:00.000Z');
const day = 86_400_000;
const daysAgo = (days: number): Date => new Date(noon.getTime() - days * day);

describe('the sweep of expired quotes (R27)', () => {
  let sales: SalesFixture;
  let company: CompanyId;
  let customerId: Id;
  beforeAll(async () => {
    sales = await SalesFixture.open(noon);
  });
  beforeEach(async () => {
    company = await sales.company();
    customerId = await sales.customer(company, 'ada@example.com');
  });
  afterAll(() => sales.close());

  const put = (command: object): Promise<Id> => sales.get(PutQuote).execute(sales.portal(company), command);
  const made = (validUntil: Date | null, fields: object = {}): Promise<Id> =>
    put({ customerId, validUntil, ...fields });
  const sweep = (now: Date = noon, of?: CompanyId): Promise<number> =>
    new ExpiredQuotesSweep(sales.get(ExpireQuotes), sales.get(ExpiredQuotes)).run(now, of);
  const expired = async (): Promise<Id[]> =>
    (await sales.events(company)).filter(([type]) => type === 'quote.expired').map(([, id]) => id);

  it('announces quotes that expired while Open or Active, including missed days, and no others', async () => {
    const late = [await made(daysAgo(40), { status: 'Active' }), await made(daysAgo(1))];
    await made(null);
    await made(noon);
    await made(daysAgo(-1));
    for (const status of ['Lost', 'Retired', 'Sold', 'Cancelled', 'Deleted']) await made(daysAgo(2), { status });
    await sweep();
    expect(await expired()).toEqual(late);
    const rows = await Promise.all(late.map((id) => sales.row('quotes', company, id)));
    expect(rows).toMatchObject([
      { version: 1, status: 'Active' },
      { version: 1, status: 'Open' },
    ]);
  });

  it('announces each value of validUntil once, however often it runs', async () => {
    const id = await made(daysAgo(3));
    expect(await sweep(noon, company)).toBe(1);
    expect(await sweep(noon, company)).toBe(0);
    await put({ id, validUntil: daysAgo(2) });
    await sweep();
    await put({ id, validUntil: daysAgo(3) });
    await sweep();
    expect(await expired()).toEqual([id, id]);
  });

  it('announces an expired quote once it is open again', async () => {
    const id = await made(daysAgo(3), { status: 'Lost' });
    await sweep();
    await put({ id, status: 'Active' });
    await sweep();
    expect(await expired()).toEqual([id]);
  });

  it('is limited to the given company and time', async () => {
    await made(daysAgo(1));
    const other = await sales.company();
    expect(await sweep(noon, other)).toBe(0);
    expect(await sweep(daysAgo(2), company)).toBe(0);
    expect(await sweep(noon, company)).toBe(1);
  });

  it('goes on with the other companies after one whose quotes cannot be announced', async () => {
    const broken = company;
    await made(daysAgo(1));
    company = await sales.company();
    customerId = await sales.customer(company, 'ada@example.com');
    const id = await made(daysAgo(1));
    await sales.exhaustEvents(broken);
    await expect(sweep()).rejects.toThrow(
      `1 of 2 companies cannot be swept, the first is ${broken}: bigint out of range`,
    );
    expect(await expired()).toEqual([id]);
  });

  it('works in batches, and concurrent runs announce each quote once', async () => {
    for (let count = 0; count < 230; count += 1) await made(daysAgo(1));
    const told = await Promise.all([sweep(noon, company), sweep(noon, company), sweep(noon, company)]);
    expect(told.reduce((all, one) => all + one)).toBe(230);
    const ids = await expired();
    expect([ids.length, new Set(ids).size]).toEqual([230, 230]);
  });
});
