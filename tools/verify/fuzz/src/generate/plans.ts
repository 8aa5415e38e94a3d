import fc from 'fast-check';
import type { ApiDocument } from '../document/api-document.js';
import type { RequestPlan } from '../plan.js';
import { requestsFor } from './requests.js';
import { oddBody } from './mutations/body.js';
import { oddHeaders } from './mutations/headers.js';
import type { Mutation } from './mutations/mutation.js';
import { oddPath } from './mutations/path.js';
import { oddQuery } from './mutations/query.js';

/** Generates zero, one or two mutations. */
function mutationsOf(document: ApiDocument): fc.Arbitrary<readonly Mutation[]> {
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

const applyMutations = (plan: RequestPlan, mutations: readonly Mutation[]): RequestPlan =>
  mutations.reduce(
    (current, { name, apply }) => ({ ...apply(current), mutations: [...current.mutations, name] }),
    plan,
  );

/** Number of requests generated per seed. */
const perSeed = 100;

/**
 * Generates an endless sequence of requests, the same for the same seed. Later ones use the IDs of earlier responses.
 * `only` limits them to operations whose name contains it.
 */
export function* plans(document: ApiDocument, seed: number, only = ''): Generator<RequestPlan, never> {
  const operations = document.operations.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
  if (operations.length === 0) throw new Error(`No operation name contains ${only}`);
  const mutations = mutationsOf(document);
  const ofOperations = operations.map((operation) => fc.tuple(requestsFor(document, operation), mutations));
  const wanted = fc.oneof(...ofOperations).map(([plan, drawn]) => applyMutations(plan, drawn));
  for (let index = 0; ; index += 1) yield* fc.sample(wanted, { seed: seed + index, numRuns: perSeed });
}
