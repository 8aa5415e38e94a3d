import { firstIdAt, type Id, isId, madeAt } from '@partner/kernel';

/** Ids from the first on and before the second: rows whose keys begin with their time are found by it. */
export interface IdSpan {
  readonly from: Id;
  readonly to: Id;
}

/** Longer than a request may take (W15), in milliseconds: all that it writes is written within this of each other. */
const margin = 60_000;

/** The ids that a request has made which made these. @param ids in any order; undefined for none. */
export function spanAround(ids: readonly Id[]): IdSpan | undefined {
  const times = ids.map((id) => madeAt(id).getTime());
  if (times.length === 0) return undefined;
  return {
    from: firstIdAt(new Date(Math.max(0, Math.min(...times) - margin))),
    to: firstIdAt(new Date(Math.max(...times) + margin)),
  };
}

/** Of a request that came without an id of its own: the one that it was given tells when (W17). */
export const spanOfRequest = (requestId: string): IdSpan | undefined =>
  isId(requestId) ? spanAround([requestId]) : undefined;
