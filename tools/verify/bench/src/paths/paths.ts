import type { Request } from '../load.js';
import { keysEach, type SeededCompany, seededId } from '../fixture/seed.js';

/** A hot path: the requests to the API and to the ceiling, and the required ratio of their processor times. */
export interface Path {
  readonly name: string;
  readonly against: string;
  readonly goal: number;
  readonly api: Request;
  readonly ceiling: Request;
  /** True if both sides run with Redis. */
  readonly redis?: boolean;
  /** Company whose credentials send the requests; by default all companies. */
  readonly by?: SeededCompany;
  /** True if the ceiling receives the response bytes of the API. */
  readonly bytes?: boolean;
}

const get = (path: (n: number) => string): Request => ({ method: 'GET', path });
const post = (path: string, body: (n: number) => object, keyed: boolean): Request => ({
  method: 'POST',
  path: () => path,
  body: (n) => JSON.stringify(body(n)),
  ...(keyed && { headers: (n: number) => ({ 'idempotency-key': `bench-${process.pid}-${n}` }) }),
});
const partner = (path: string): string => `/partner/v1/${path}`;

/** A filter that differs for each request, so that none is a HIT; both sides apply it. */
const unlike = (n: number): string => `createdTo=${new Date(Date.UTC(2030, 0, 1) + Math.abs(n)).toISOString()}`;

const customer = (n: number): object => ({ email: `customer${1 + (Math.abs(n) % 200)}@example.com` });

/** Returns the company whose credential sends the n-th request. @param companies in the order of their credentials */
const asking = (companies: readonly SeededCompany[], n: number): SeededCompany =>
  companies[Math.floor(Math.max(n, 0) / keysEach) % companies.length]!;

/** Creates leads of these companies, which send in turn. */
export const createLead = (companies: readonly SeededCompany[], keyed: boolean): Request =>
  post(partner('leads'), (n) => ({ locationId: seededId('a', asking(companies, n), 1), customer: customer(n) }), keyed);

/** Returns the paths that have goals. @param companies in the order of their credentials */
export function paths(companies: readonly SeededCompany[]): readonly Path[] {
  const company = companies[0]!;
  const lead = (n: number): object => ({ locationId: seededId('a', company, 1), customer: customer(n) });
  const order = (n: number): string => `orders/${seededId('3', company, 1 + (Math.abs(n) % company.orders))}`;
  const ordered = (n: number, by: SeededCompany): object => ({
    locationId: seededId('a', by, 1 + (Math.abs(n) % 10)),
    productId: seededId('6', by, 1),
    customer: customer(n),
    upgrades: [{ productId: seededId('6', by, 2) }],
  });
  const bothWays = (path: Path, goal = path.goal): Path[] => [
    path,
    { ...path, name: `${path.name}, with Redis`, goal, redis: true },
  ];
  const oneTransaction = 'bare Fastify + pg, one transaction writing the same rows, one statement each';
  return [
    {
      name: 'list of 50 orders, HIT',
      against: 'bare Fastify sending the same bytes from memory',
      goal: 0.65,
      api: get(() => partner('orders?limit=50')),
      ceiling: get(() => '/bytes'),
      bytes: true,
    },
    {
      name: 'list of 50 orders, HIT with Redis',
      against: 'bare Fastify with one Redis GET of the same bytes',
      goal: 0.7,
      api: get(() => partner('orders?limit=50')),
      ceiling: get(() => '/redis-bytes'),
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
    {
      name: 'one order by id',
      against: 'bare Fastify + pg',
      goal: 1.2,
      by: company,
      api: get((n) => partner(order(n))),
      ceiling: get((n) => `/${order(n)}`),
    },
    {
      name: 'create a lead without a key',
      against: oneTransaction,
      goal: 1.05,
      by: company,
      api: createLead([company], false),
      ceiling: post('/leads', lead, false),
    },
    {
      name: 'create a lead with a key',
      against: oneTransaction,
      goal: 1,
      by: company,
      api: createLead([company], true),
      ceiling: post('/leads', lead, true),
    },
    {
      name: 'create an order with two lines, 20 companies',
      against: oneTransaction,
      goal: 0.95,
      api: post(partner('orders'), (n) => ordered(n, asking(companies, n)), false),
      ceiling: post('/orders', (n) => ordered(n, asking(companies, n)), false),
    },
  ];
}
