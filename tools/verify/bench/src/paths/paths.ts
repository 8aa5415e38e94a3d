import type { Request } from '../load.js';
import { seededId } from '../fixture/seed.js';
import { keysEach, type SeededCompany } from '../fixture/seeded-company.js';

/** A hot path: the requests to the API and to the ceiling, and the required ratio of their processor times. */
export interface Path {
  readonly name: string;
  readonly against: string;
  readonly goal: number;
  readonly api: Request;
  readonly ceiling: Request;
  /** True if both sides run with Redis. */
  readonly redis?: boolean;
  /** Concurrent connections; 32 unless given. */
  readonly connections?: number;
  /** Company whose credentials send the requests; by default all ordinary companies. */
  readonly by?: SeededCompany;
  /** SQL executed before each run to make room for the rows it writes. */
  readonly prepare?: string;
  /** True if the ceiling receives the response bytes of the API. */
  readonly bytes?: boolean;
}

const get = (path: (n: number) => string): Request => ({ method: 'GET', path });
const fixed = (path: string): Request => ({ method: 'GET', path: () => path, isFixed: true });
const post = (path: string | ((n: number) => string), body: (n: number) => object, keyed: boolean): Request => ({
  method: 'POST',
  path: typeof path === 'string' ? () => path : path,
  body: (n) => JSON.stringify(body(n)),
  ...(keyed && { headers: (n: number) => ({ 'idempotency-key': `bench-${process.pid}-${n}` }) }),
});
const partner = (path: string): string => `/partner/v1/${path}`;

/** A filter that differs for each request, so that none is a HIT; both sides apply it. */
const unlike = (n: number): string => `createdTo=${new Date(Date.UTC(2030, 0, 1) + Math.abs(n)).toISOString()}`;
/** The same for lot stock, which has no dates: enough searches and limits for the lifetime of a cached list. */
const units = (n: number): string => {
  const search = (Math.abs(n) % 256).toString(16).padStart(2, '0');
  return `lot-stock?region=Region%201&search=${search}&limit=${50 + (Math.floor(Math.abs(n) / 256) % 51)}`;
};

/** Releases every unit, so that it can be quoted again. */
const freeUnits = `with freed as (update work_orders set quote_id = null where quote_id is not null returning 1)
  update quotes set status = 'Lost' where status = 'Open' and (select count(*) from freed) >= 0`;

/** A call of a website about a visit, with the maximum number of events (§4.15). */
const visit = (n: number): object => ({
  session_id: `session-${n}`,
  visitor_id: `visitor-${Math.abs(n) % 1_000}`,
  site_host: 'shop.example.com',
  events: Array.from({ length: 25 }, (_, index) => ({
    event_type: ['page.view', 'product.view', 'image.view', 'cta.click', 'color.select'][index % 5],
    occurred_at: new Date().toISOString(),
    page: `/sheds/lofted-barn?step=${index}`,
    ...(index % 5 === 1 && { product_id: 'lofted-barn', product_name: 'Lofted Barn' }),
    ...(index % 5 > 2 && { payload: { position: index, label: 'Design yours' } }),
  })),
});

/** The companies used by the paths. */
export interface PathCompanies {
  /** A company of ordinary size. */
  readonly company: SeededCompany;
  /** All companies of ordinary size, in the order of their credentials. */
  readonly ordinary: readonly SeededCompany[];
  /** Has ten thousand orders. */
  readonly small: SeededCompany;
  /** Has the units to quote. */
  readonly yard: SeededCompany;
  /** Has a long ledger, and a tenth as many units. */
  readonly books: SeededCompany;
}

/** Returns the paths that have goals. */
export function paths({ company, ordinary, small, yard, books }: PathCompanies): readonly Path[] {
  const customer = (n: number): object => ({ email: `customer${1 + (Math.abs(n) % 200)}@example.com` });
  const lead = (n: number): object => ({ locationId: seededId('a', company, 1), customer: customer(n) });
  const quote = (n: number): object => ({
    customer: customer(n),
    serialNumber: `SN-${1 + (Math.abs(n) % yard.units)}`,
  });
  const payment = (n: number): object => ({ method: 'cash', amount: (100 + (Math.abs(n) % 100)) / 100 });
  const order = (n: number): string => `orders/${seededId('3', company, 1 + (Math.abs(n) % company.orders))}`;
  const documents = (n: number): string => {
    const limit = 20 + (Math.floor(Math.abs(n) / company.orders) % 81);
    return `documents?entityType=order&entityId=${order(n).slice('orders/'.length)}&limit=${limit}`;
  };
  const ordered = (n: number, by: SeededCompany): object => ({
    locationId: seededId('a', by, 1 + (Math.abs(n) % 10)),
    productId: seededId('6', by, 1),
    customer: customer(n),
    upgrades: [{ productId: seededId('6', by, 2) }],
  });
  // The company whose credential sends the n-th request.
  const asking = (n: number): SeededCompany => ordinary[Math.floor(Math.max(n, 0) / keysEach) % ordinary.length]!;
  const bothWays = (path: Path, goal = path.goal): Path[] => [
    path,
    { ...path, name: `${path.name}, with Redis`, goal, redis: true },
  ];
  const alsoOn = (connections: number, path: Path): Path[] => [
    path,
    { ...path, name: `${path.name}, ${connections} connections`, connections },
  ];
  const oneTransaction = 'bare Fastify + pg, one transaction writing the same rows, one statement each';
  return [
    {
      name: 'list of 50 orders, HIT',
      against: 'bare Fastify sending the same bytes from memory',
      goal: 0.65,
      api: fixed(partner('orders?limit=50')),
      ceiling: fixed('/bytes'),
      bytes: true,
    },
    {
      name: 'list of 50 orders, HIT with Redis',
      against: 'bare Fastify with one Redis GET of the same bytes',
      goal: 0.7,
      api: fixed(partner('orders?limit=50')),
      ceiling: fixed('/redis-bytes'),
      redis: true,
      bytes: true,
    },
    ...bothWays(
      {
        name: 'list of 50 orders with total, MISS',
        against: 'bare Fastify + pg, same query and count, rows to objects',
        goal: 1,
        api: get((n) => partner(`orders?limit=50&${unlike(n)}`)),
        ceiling: get((n) => `/orders?limit=50&${unlike(n)}`),
      },
      0.95,
    ),
    ...alsoOn(256, {
      name: 'list of 50 of 10,000 orders in a range of dates, MISS',
      against: 'bare Fastify + pg, same query and count, rows to objects',
      goal: 1,
      by: small,
      api: get((n) => partner(`orders?limit=50&${unlike(n)}`)),
      ceiling: get((n) => `/orders?limit=50&${unlike(n)}`),
    }),
    ...bothWays({
      name: 'one order by id',
      against: 'bare Fastify + pg',
      goal: 1.2,
      by: company,
      api: get((n) => partner(order(n))),
      ceiling: get((n) => `/${order(n)}`),
    }),
    {
      name: 'lot stock with search and region, MISS',
      against: 'bare Fastify + pg, same query',
      goal: 1,
      api: get((n) => partner(units(n))),
      ceiling: get((n) => `/${units(n)}`),
    },
    {
      name: 'create a lead with a key',
      against: oneTransaction,
      goal: 1,
      by: company,
      api: post(partner('leads'), lead, true),
      ceiling: post('/leads', lead, true),
    },
    ...bothWays({
      name: 'create a lead without a key',
      against: oneTransaction,
      goal: 1.05,
      by: company,
      api: post(partner('leads'), lead, false),
      ceiling: post('/leads', lead, false),
    }),
    ...alsoOn(256, {
      name: 'create an order with two lines, 20 companies',
      against: oneTransaction,
      goal: 0.95,
      api: post(partner('orders'), (n) => ordered(n, asking(n)), false),
      ceiling: post('/orders', (n) => ordered(n, asking(n)), false),
    }),
    {
      name: 'create an order with two lines, one company',
      against: `${oneTransaction}, holding the same locks`,
      goal: 0.9,
      by: company,
      api: post(partner('orders'), (n) => ordered(n, company), false),
      ceiling: post('/orders', (n) => ordered(n, company), false),
    },
    {
      name: 'quote from a unit, with a key',
      against: oneTransaction,
      goal: 0.8,
      by: yard,
      prepare: freeUnits,
      api: post(partner('quotes'), quote, true),
      ceiling: post('/quotes', quote, true),
    },
    {
      name: 'record a manual payment',
      against: oneTransaction,
      goal: 0.75,
      by: company,
      api: post((n) => partner(`${order(n)}/payments`), payment, false),
      ceiling: post((n) => `/${order(n)}/payments`, payment, false),
    },
    {
      name: 'sales ledger, 50 of a million rows with total',
      against: 'bare Fastify + pg, same query and count, rows to objects',
      goal: 0.9,
      by: books,
      api: get(() => partner('sales-ledger?limit=50')),
      ceiling: get(() => '/sales-ledger'),
    },
    {
      name: 'revenue forecast of a month, 100,000 units',
      against: 'bare Fastify + pg, a hand-written query of the same sums',
      goal: 0.9,
      by: books,
      api: get(() => partner('revenue-forecast?period=this_month')),
      ceiling: get(() => '/revenue-forecast'),
    },
    {
      name: 'documents of an order, MISS',
      against: 'bare Fastify + pg, the order looked up, same query and count, rows to objects',
      goal: 1,
      by: company,
      api: get((n) => partner(documents(n))),
      ceiling: get((n) => `/${documents(n)}`),
    },
    ...alsoOn(100, {
      name: 'event feed, 200 items',
      against: 'bare Fastify + pg',
      goal: 1,
      api: get(() => partner('events?limit=200')),
      ceiling: get(() => '/events'),
    }),
    {
      name: 'site events, read-back of 200',
      against: 'bare Fastify + pg',
      goal: 1,
      api: get(() => partner('site-events?limit=200')),
      ceiling: get(() => '/site-events'),
    },
    {
      name: 'site events, ingest of 25',
      against: 'bare Fastify + pg, the same rows in one statement',
      goal: 0.8,
      api: post(partner('site-events'), visit, false),
      ceiling: post('/site-events', visit, false),
    },
  ];
}
