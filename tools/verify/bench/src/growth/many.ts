import { createHash } from 'node:crypto';
import type { Bench, Measurement } from '../bench.js';
import type { SeededCompany } from '../fixture/seeded-company.js';
import { change, compareLatency, list, type Timing } from './latency.js';

/** Slowdown of lists and changes with the number of records. */
export function growthOfMany({ fixture }: Bench): readonly Measurement[] {
  const [large, small] = [fixture.company('large'), fixture.company('small')];
  const page = (number: number): Timing => list(`page ${number}`, large, () => `orders?limit=50&page=${number}`);
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
    ...[
      'sort=total',
      'sort=customerName',
      'sort=status',
      'updatedFrom=2000-01-01',
      'status=Processed&createdFrom=2000-01-01',
    ].map((criteria) =>
      growth(
        `many orders with ${criteria}, exact total`,
        3,
        both(large, small, () => `orders?limit=50&${criteria}`),
      ),
    ),
    growth('page 1,000 of many orders', 10, [page(1_000), page(1)]),
    growth('PATCH of one of many orders', 1.2, [change(ordersOf(large), large), change(ordersOf(small), small)]),
  ];
}

/** A part of the customer's name that only the n-th order of both companies has. */
const nameOf = (n: number): string => createHash('md5').update(String(n)).digest('hex').slice(8, 20);

const ordersOf = ({ orders }: SeededCompany): string => `${orders.toLocaleString('en')} orders`;

const both = (large: SeededCompany, small: SeededCompany, path: (n: number) => string): [Timing, Timing] => [
  list(ordersOf(large), large, path),
  list(ordersOf(small), small, path),
];

const growth = (name: string, goal: number, timings: [Timing, Timing]): Measurement => ({
  name,
  run: (bench) =>
    compareLatency({ name, against: `${timings[1].side}, p50 one by one`, goal, atMost: true }, timings, bench),
});
