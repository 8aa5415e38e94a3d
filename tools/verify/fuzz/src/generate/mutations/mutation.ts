import type fc from 'fast-check';
import type { RequestPlan } from '../../plan.js';

/** Change that makes a request deviate from the document. */
export interface Mutation {
  readonly name: string;
  readonly apply: (plan: RequestPlan) => RequestPlan;
}
export type Mutations = fc.Arbitrary<Mutation>;

/** Returns the list with the element at `index` modulo its length replaced. */
export const replaceAt = <T>(list: readonly T[], index: number, change: (old: T) => T): T[] =>
  list.map((one, at) => (at === index % list.length ? change(one) : one));
