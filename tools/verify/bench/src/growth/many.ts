import { createHash } from 'node:crypto';
import type { Bench, Measurement } from '../bench.js';
import type { SeededCompany } from '../fixture/seeded-company.js';
import { change, compareLatency, list, type Timing } from './latency.js';

/** Slowdown of searches and changes with the number of records. `verify -- plans` has the limits of lists. */
export function growthOfMany({ fixture }: Bench): readonly Measurement[] {
  const [large, small] = [fixture.company('large'), fixture.company('small')];
  return [
    growth(
      'substring search among many orders',
      5,
      both(large, small, (n) => `orders?limit=50&search=${nameOf(1 + (n % small.orders))}`),
    ),
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
