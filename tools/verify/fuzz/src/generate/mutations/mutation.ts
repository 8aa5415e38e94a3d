import type fc from 'fast-check';
import type { RequestPlan } from '../../plan.js';

/** One way in which a request stops being what the document describes. */
export interface Mutation {
  readonly name: string;
  readonly apply: (plan: RequestPlan) => RequestPlan;
}
export type Mutations = fc.Arbitrary<Mutation>;

/** The list with the element at `index`, counted around, replaced. */
export const replaced = <T>(list: readonly T[], index: number, change: (old: T) => T): T[] =>
  list.map((one, at) => (at === index % list.length ? change(one) : one));
