import fc from 'fast-check';
import { credentials, type RequestPlan } from '../../plan.js';
import { odd, textOf } from '../values.js';
import type { Mutations } from './mutation.js';

/** Odd values by header. Headers are sent as Latin-1, so they have no character above U+00FF. */
const pairs = Object.entries(odd.headers).flatMap(([name, list]) =>
  list.map((value) => [name, textOf(value)] as const),
);
const transport = odd.transport.map(([name, value]) => [textOf(name!), textOf(value!)] as const);

/** Invalid, duplicate or missing headers, and every form of invalid credential. */
export const oddHeaders: Mutations = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(fc.constantFrom(...pairs), fc.nat(9)).map(([[name, value], twice]) => ({
      name: `header ${name}`,
      apply: (plan: RequestPlan) => ({
        ...without(plan, name),
        ...(name === 'Authorization' && { credential: 'none' as const }),
        headers: [
          ...without(plan, name).headers,
          ...Array<readonly [string, string]>(twice === 0 ? 2 : 1).fill([name, value]),
        ],
      }),
    })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...credentials).map((credential) => ({
      name: `credential: ${credential}`,
      apply: (plan: RequestPlan) => ({ ...plan, credential }),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constant({ name: 'no content type', apply: (plan: RequestPlan) => without(plan, 'Content-Type') }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...transport).map(([name, value]) => ({
      name: `HTTP ${name}`,
      apply: (plan: RequestPlan) => ({
        ...plan,
        violatesHttp: true,
        headers: [...plan.headers, [name, value] as const],
      }),
    })),
  },
);

const without = (plan: RequestPlan, name: string): RequestPlan => ({
  ...plan,
  headers: plan.headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase()),
});
