import fc from 'fast-check';
import type { ApiDocument } from '../../document/api-document.js';
import type { RequestPlan } from '../../plan.js';
import { oddBody } from './body.js';
import { oddHeaders } from './headers.js';
import type { Mutation } from './mutation.js';
import { oddPath } from './path.js';
import { oddQuery } from './query.js';

/** Generates zero, one or two mutations. */
export function mutationsOf(document: ApiDocument): fc.Arbitrary<readonly Mutation[]> {
  const one = fc.oneof(
    { weight: 3, arbitrary: oddPath },
    { weight: 5, arbitrary: oddQuery(document) },
    { weight: 3, arbitrary: oddHeaders },
    { weight: 6, arbitrary: oddBody },
  );
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant<readonly Mutation[]>([]) },
    { weight: 5, arbitrary: fc.tuple(one) },
    { weight: 1, arbitrary: fc.tuple(one, one) },
  );
}

export const applyMutations = (plan: RequestPlan, mutations: readonly Mutation[]): RequestPlan =>
  mutations.reduce(
    (current, { name, apply }) => ({ ...apply(current), mutations: [...current.mutations, name] }),
    plan,
  );
