import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Span } from '@partner/kernel';
import { WorkScope } from '@partner/postgres';
import sql, { raw } from 'sql-template-tag';
import type { OrderCriteria } from '../application/ports/orders.js';
import type { QuoteCriteria } from '../application/ports/quotes.js';
import { type SalesCriteria, salesSortKeys } from '../application/ports/sales-criteria.js';
import { idOf, type ListedSale, ManySales, type SalesTable } from '../testing/many-sales.js';
import { DatabaseLeadQueries } from './lead.queries.js';
import { DatabaseOrderQueries } from './order.queries.js';
import { DatabaseQuoteQueries } from './quote.queries.js';

type Criteria = SalesCriteria &
  Pick<OrderCriteria, 'cancelled' | 'paymentType' | 'saleDateFrom' | 'saleDateTo'> &
  QuoteCriteria;
type Filters = Partial<Omit<Criteria, 'page' | 'limit' | 'sort' | 'order'>>;

const queries = { leads: DatabaseLeadQueries, quotes: DatabaseQuoteQueries, orders: DatabaseOrderQueries };
const kinds = Object.keys(queries) as SalesTable[];
const day = (date: string): Span => ({
  first: new Date(`${date}T00:00:00.000Z`),
  last: new Date(`${date}T23:59:59.999Z`),
});

describe('lists of many sales under row-level security (§4.3, A7)', () => {
  let sales: ManySales;
  const rows = {} as Record<SalesTable, ListedSale[]>;

  beforeAll(async () => {
    sales = await ManySales.open();
    for (const kind of kinds) rows[kind] = await sales.visible(kind);
  });
  afterAll(() => sales.end());

  async function listed(kind: SalesTable, criteria: Filters & Partial<Criteria>) {
    const list = new queries[kind](sales.database);
    const page = { page: 1, limit: 50, sort: 'createdAt', order: 'desc', ...criteria } as const;
    const { text } = await WorkScope.forCompany(sales.company, () => list.list(sales.company, page));
    const { data, total } = JSON.parse(text) as { data: { id: string }[]; total: number };
    return { ids: data.map(({ id }) => id), total };
  }

  const cases: readonly (readonly [SalesTable, Filters & Partial<Criteria>])[] = [
    ...kinds.flatMap((kind) =>
      salesSortKeys.flatMap((sort) => (['asc', 'desc'] as const).map((order) => [kind, { sort, order }] as const)),
    ),
    ['orders', { status: 'PROCESSED' }],
    ['orders', { status: 'on hold' }],
    ['orders', { status: 'on hold', sort: 'customerName' }],
    ['orders', { status: 'processed', createdTo: day('2026-01-20') }],
    ['orders', { status: 'deleted' }],
    ['orders', { status: 'nothing' }],
    ['orders', { location: 'nowhere' }],
    ['orders', { salesperson: 'unknown person' }],
    ['orders', { location: 'nowhere', updatedFrom: day('2026-02-10') }],
    ['orders', { salesperson: 'unknown person', status: 'processed' }],
    ['orders', { salesperson: 'FREE40' }],
    ['orders', { salesperson: 'user3@' }],
    ['orders', { salesperson: 'example' }],
    ['orders', { salesperson: 'example', sort: 'updatedAt' }],
    ['orders', { salesperson: 'user1@', createdFrom: day('2026-05-01') }],
    ['orders', { updatedFrom: day('2027-01-01') }],
    ['orders', { updatedTo: day('2026-02-02'), sort: 'updatedAt' }],
    ['orders', { updatedTo: day('2026-02-02') }],
    ['orders', { updatedFrom: day('2026-02-10') }],
    ['orders', { saleDateFrom: day('2026-03-31') }],
    ['orders', { saleDateFrom: day('2026-01-02') }],
    ['orders', { paymentType: 'RTO' }],
    ['orders', { cancelled: true }],
    ['orders', { paymentType: 'none' }],
    ['quotes', { converted: true, status: 'sold' }],
    ...kinds.flatMap((kind) => [[kind, { search: 'me' }] as const, [kind, { search: 'name' }] as const]),
  ];
  for (const [kind, criteria] of cases) {
    it(`reads few ${kind} for ${JSON.stringify(criteria)}`, async () => {
      const { ids, total } = await listed(kind, criteria);
      expect(await sales.read(kind)).toBeLessThanOrEqual(200 + 10 * (ids.length + total));
    });
  }

  const frequent = [{ search: 'e' }, { customerEmail: 'e' }, { customerPhone: '5' }] as const;
  it.each(kinds.flatMap((kind) => frequent.map((criteria) => [kind, criteria] as const)))(
    'finds a text that most %s have without reading their rows: %j',
    async (kind, criteria) => {
      const { ids } = await listed(kind, criteria);
      expect(await sales.read(kind)).toBeLessThanOrEqual(200 + 10 * ids.length);
    },
  );

  async function expectSameAsFullScan(rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      const kind = oneOf(kinds);
      const criteria = randomCriteria(kind);
      const wanted = rows[kind].filter((row) => matches(row, criteria)).sort(inOrder(criteria));
      const { page, limit } = criteria;
      const ids = wanted.slice((page - 1) * limit, page * limit).map(({ id }) => id);
      expect({ criteria, ...(await listed(kind, criteria)) }).toEqual({ criteria, ids, total: wanted.length });
    }
  }

  it('return the rows that a full scan finds, for random filters', () => expectSameAsFullScan(60));

  it('leave room in their indexes for the longest texts of a record', async () => {
    // From a range so wide that PostgreSQL cannot compress the text.
    const longest = (characters: number) =>
      Array.from({ length: characters }, () => String.fromCodePoint(0x20000 + dice(40_000))).join('');
    // An email has 64 bytes before the `@` and 254 behind it.
    const email = `${longest(16)}@${longest(63)}`;
    for (const kind of kinds)
      await WorkScope.forCompany(sales.company, () =>
        sales.database.query(sql`update ${raw(kind)} set customer_name = ${longest(200)}, customer_email = ${email},
          customer_phone = ${longest(40)}, salesperson_name = ${longest(200)}, salesperson_email = ${email}
          where company_id = ${sales.company} and number = 1`),
      );
  });
});

const dice = (sides: number): number => Math.floor(Math.random() * sides);
const oneOf = <T>(values: readonly T[]): T => values[dice(values.length)]!;
const someDay = (): Span => day(new Date(Date.UTC(2026, 0, 1 + dice(200))).toISOString().slice(0, 10));

const choices: Readonly<Record<SalesTable, readonly (() => Filters)[]>> = {
  leads: common(['open', 'LOST', 'Deleted', 'none']),
  quotes: [...common(['active', 'Sold', 'deleted']), () => ({ converted: dice(2) > 0 })],
  orders: [
    ...common(['processed', 'Processed', 'on hold', 'Deleted']),
    () => ({ paymentType: oneOf(['cash', 'RTO', 'none']) }),
    () => ({ saleDateFrom: someDay() }),
    () => ({ saleDateTo: someDay() }),
  ],
};

function common(statuses: readonly string[]): readonly (() => Filters)[] {
  return [
    () => ({ status: oneOf(statuses) }),
    () => ({ location: oneOf(['lot-1', idOf(2), 'lot-4', 'nowhere']) }),
    () => ({ salesperson: oneOf(['user', 'USER 3', 'free', 'Free40', 'free0@example', 'e', 'unknown']) }),
    () => ({ createdFrom: someDay() }),
    () => ({ createdTo: someDay() }),
    () => ({ updatedFrom: someDay() }),
    () => ({ updatedTo: someDay() }),
  ];
}

/** Random criteria: up to three filters, any sort, one of the first pages or one far behind. */
function randomCriteria(kind: SalesTable): Criteria {
  const filters = Object.assign({}, ...Array.from({ length: dice(4) }, () => oneOf(choices[kind])())) as Filters;
  const order = oneOf(['asc', 'desc'] as const);
  return { ...filters, sort: oneOf(salesSortKeys), order, limit: 1 + dice(20), page: oneOf([1, 1, 2, 100]) };
}

function matches(row: ListedSale, given: Criteria): boolean {
  const { status, location, salesperson, converted, paymentType } = given;
  const part = salesperson?.toLowerCase();
  const user = row.user && Number.parseInt(row.user, 16);
  const within = (at: Date | null, from?: Span, to?: Span): boolean =>
    (!from || (at !== null && at >= from.first)) && (!to || (at !== null && at <= to.last));
  return (
    (status === undefined || row.status.toLowerCase() === status.toLowerCase()) &&
    (location === undefined ||
      (row.location !== null && row.location === (location === 'lot-1' ? idOf(1) : location))) &&
    (part === undefined ||
      row.salesperson.includes(part) ||
      (row.user !== null && `user ${user}\nuser${user}@example.com`.includes(part))) &&
    (converted === undefined || row.converted === converted) &&
    (paymentType === undefined || row.payment === paymentType.toLowerCase()) &&
    within(row.created, given.createdFrom, given.createdTo) &&
    within(row.updated, given.updatedFrom, given.updatedTo) &&
    within(row.sold, given.saleDateFrom, given.saleDateTo)
  );
}

const keys = {
  orderNumber: 'number',
  customerName: 'name',
  status: 'status',
  total: 'total',
  createdAt: 'created',
  updatedAt: 'updated',
} as const;

/** Compares as PostgreSQL sorts: nulls last, ties by id. */
function inOrder({ sort, order }: Criteria): (one: ListedSale, other: ListedSale) => number {
  const compared = <T>(one: T, other: T): number => (one < other ? -1 : one > other ? 1 : 0);
  const of = (row: ListedSale): string | number => {
    const value = row[keys[sort]];
    return value instanceof Date ? value.getTime() : (value ?? (sort === 'customerName' ? '~' : Infinity));
  };
  return (one, other) => (compared(of(one), of(other)) || compared(one.id, other.id)) * (order === 'asc' ? 1 : -1);
}
