import { createHash } from 'node:crypto';
import type { Bench, Measurement } from '../bench.js';
import type { SeededCompany } from '../fixture/seeded-company.js';
import { type AskedList, compareLatency } from './latency.js';

/** How lists get slower the more there is of them. */
export function listGrowth({ fixture }: Bench): readonly Measurement[] {
  const [large, small] = [fixture.company('large'), fixture.company('small')];
  const page = (number: number): AskedList => ({
    ...listed(large, () => `orders?limit=50&page=${number}`),
    side: `page ${number}`,
  });
  return [
    growth(
      'first page of many orders',
      1.5,
      both(large, small, () => 'orders?limit=50'),
    ),
    growth(
      'first page of many orders of one status, exact total',
      5,
      both(large, small, () => 'orders?limit=50&status=Processed'),
    ),
    growth(
      'first page of many orders since a date, exact total',
      5,
      both(large, small, () => 'orders?limit=50&createdFrom=2000-01-01'),
    ),
    growth(
      'substring search among many orders',
      5,
      both(large, small, (n) => `orders?limit=50&search=${nameOf(1 + (n % small.orders))}`),
    ),
    growth('page 1,000 of many orders', 10, [page(1_000), page(1)]),
  ];
}

/** A part of the customer's name that the n-th order of both companies has, and no other. */
const nameOf = (n: number): string => createHash('md5').update(String(n)).digest('hex').slice(8, 20);

const listed = (company: SeededCompany, path: AskedList['path']): AskedList => ({
  side: `${company.orders.toLocaleString('en')} orders`,
  company,
  path,
});

const both = (large: SeededCompany, small: SeededCompany, path: AskedList['path']): [AskedList, AskedList] => [
  listed(large, path),
  listed(small, path),
];

const growth = (name: string, goal: number, lists: [AskedList, AskedList]): Measurement => ({
  name,
  run: (bench) =>
    compareLatency({ name, against: `${lists[1].side}, p50 of MISSes one by one`, goal, atMost: true }, lists, bench),
});
