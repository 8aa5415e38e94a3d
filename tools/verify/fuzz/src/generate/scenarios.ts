import fc from 'fast-check';
import type { ApiDocument, Operation } from '../document/api-document.js';
import type { Made, Piece, RequestPlan, Scenario, Step } from '../plan.js';
import { chains, type ChainStep, operationOf } from './chains.js';
import { mutated, mutationsOf } from './mutations/mutated.js';
import { requestsFor } from './requests.js';

/** Scenarios made of one seed at a time. */
const batch = 100;

/**
 * The same scenarios for the same seed, without end: single requests to every operation, and chains of them.
 * `only` is part of the names of the operations wanted; of chains those are played that contain one.
 */
export function* scenarios(document: ApiDocument, seed: number, only = ''): Generator<Scenario> {
  const wanted = scenarioOf(document, only);
  for (let index = 0; ; index += 1) yield* fc.sample(wanted, { seed: seed + index, numRuns: batch });
}

function scenarioOf(document: ApiDocument, only: string): fc.Arbitrary<Scenario> {
  const operations = document.operations.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
  if (operations.length === 0) throw new Error(`no operation of the document has ${only} in its name`);
  const requests = new Map(document.operations.map((operation) => [operation, requestsFor(document, operation)]));
  const mutations = mutationsOf(document);
  const single = fc.constantFrom(...operations).chain((operation) =>
    fc.tuple(requests.get(operation)!, mutations).map(([plan, made]): Scenario => {
      return { name: operation.name, steps: [{ plan: mutated(plan, made) }] };
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
  const made = steps.map(([step, operation]) =>
    fc.record({ plan: requests.get(operation)!, mutations, detour: fc.integer({ min: 0, max: 11 }) }).map((drawn) => {
      const plan = fixed(drawn.plan, step);
      return { ...drawn, step: { name: step.name, plan }, plan };
    }),
  );
  return fc.tuple(fc.constantFrom<0 | 1>(0, 1), ...made).map(([company, ...drawn]) => ({
    name,
    steps: drawn.flatMap(({ step, plan, mutations: odd, detour }): Step[] => {
      const right: Step = { ...step, plan: { ...plan, company } };
      // The same request by the company that has no such records, or bent, goes before the right one.
      const foreign: RequestPlan = { ...plan, company: company === 0 ? 1 : 0, mutations: ['by the other company'] };
      if (detour === 0 && plan.path.some((piece) => typeof piece !== 'string')) return [{ plan: foreign }, right];
      return detour < 3 && odd.length > 0 ? [{ plan: mutated(right.plan, odd) }, right] : [right];
    }),
  }));
}

/** The request with what the chain says of it. */
function fixed(plan: RequestPlan, { id, line, body, query }: ChainStep): RequestPlan {
  const ids: readonly (Made | undefined)[] = [id, line];
  const words = plan.operation.split('/').slice(1);
  let next = 0;
  const path = plan.path.map((piece, index): Piece => (words[index]?.startsWith('{') ? (ids[next++] ?? piece) : piece));
  // A key or version that another request has used would end the chain.
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
