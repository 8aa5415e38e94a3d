import fc from 'fast-check';
import type { ApiDocument, Operation } from '../document/api-document.js';
import type { ResponseValue, Piece, RequestPlan, Scenario, Step } from '../plan.js';
import { chains, type ChainStep, operationOf } from './chains.js';
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

/** Number of scenarios generated per seed. */
const scenariosPerSeed = 100;

/**
 * Generates an endless sequence of scenarios, the same for the same seed: single requests and chains of requests.
 * `only` limits them to operations whose name contains it, and to chains with such an operation.
 */
export function* scenarios(document: ApiDocument, seed: number, only = ''): Generator<Scenario> {
  const wanted = scenarioOf(document, only);
  for (let index = 0; ; index += 1) yield* fc.sample(wanted, { seed: seed + index, numRuns: scenariosPerSeed });
}

function scenarioOf(document: ApiDocument, only: string): fc.Arbitrary<Scenario> {
  const operations = document.operations.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
  if (operations.length === 0) throw new Error(`No operation name contains ${only}`);
  const requests = new Map(document.operations.map((operation) => [operation, requestsFor(document, operation)]));
  const mutations = mutationsOf(document);
  const single = fc.constantFrom(...operations).chain((operation) =>
    fc.tuple(requests.get(operation)!, mutations).map(([plan, drawn]): Scenario => {
      return { name: operation.name, steps: [{ plan: applyMutations(plan, drawn) }] };
    }),
  );
  const known = new Map(document.operations.map((operation) => [operation.name, operation]));
  const played = Object.entries(chains)
    .map(([name, steps]) => [name, steps.flatMap((step) => withOperation(step, known.get(operationOf(step))))] as const)
    .filter(([name, steps]) => steps.length === chains[name]?.length)
    .filter(([, steps]) => steps.some(([, operation]) => operations.includes(operation)))
    .map(([name, steps]) => chainOf(name, steps, requests, mutations));
  return fc.oneof(
    { weight: 30, arbitrary: single },
    ...(played.length > 0 ? [{ weight: 1, arbitrary: fc.oneof(...played) }] : []),
  );
}

const withOperation = (step: ChainStep, operation?: Operation): (readonly [ChainStep, Operation])[] =>
  operation ? [[step, operation]] : [];

function chainOf(
  name: string,
  steps: readonly (readonly [ChainStep, Operation])[],
  requests: ReadonlyMap<Operation, fc.Arbitrary<RequestPlan>>,
  mutations: ReturnType<typeof mutationsOf>,
): fc.Arbitrary<Scenario> {
  const drawnSteps = steps.map(([step, operation]) =>
    fc.record({ plan: requests.get(operation)!, mutations, detour: fc.integer({ min: 0, max: 11 }) }).map((drawn) => {
      const plan = applyStep(drawn.plan, step);
      return { ...drawn, step: { name: step.name, plan }, plan };
    }),
  );
  return fc.tuple(fc.constantFrom<0 | 1>(0, 1), ...drawnSteps).map(([company, ...drawn]) => ({
    name,
    steps: drawn.flatMap(({ step, plan, mutations: odd, detour }): Step[] => {
      const right: Step = { ...step, plan: { ...plan, company } };
      // Sometimes the same request is sent first by the other company, or mutated.
      const foreign: RequestPlan = { ...plan, company: company === 0 ? 1 : 0, mutations: ['by the other company'] };
      if (detour === 0 && plan.path.some((piece) => typeof piece !== 'string')) return [{ plan: foreign }, right];
      return detour < 3 && odd.length > 0 ? [{ plan: applyMutations(right.plan, odd) }, right] : [right];
    }),
  }));
}

/** Applies the definition of a chain step to a generated request. */
function applyStep(plan: RequestPlan, { id, line, body, query }: ChainStep): RequestPlan {
  const ids: readonly (ResponseValue | undefined)[] = [id, line];
  const words = plan.operation.split('/').slice(1);
  let next = 0;
  const path = plan.path.map((piece, index): Piece => (words[index]?.startsWith('{') ? (ids[next++] ?? piece) : piece));
  // An idempotency key or version of another request would make the step fail.
  const headers = plan.headers.filter(([name]) => name === 'content-type');
  const value = plan.body?.as === 'json' ? plan.body.value : undefined;
  return {
    ...plan,
    path,
    headers,
    ...(query && { query: Object.entries(query) }),
    ...(body && {
      headers: [...headers.filter(([name]) => name !== 'content-type'), ['content-type', 'application/json']],
      body: { as: 'json' as const, value: { ...(value as object | undefined), ...body } },
    }),
  };
}
