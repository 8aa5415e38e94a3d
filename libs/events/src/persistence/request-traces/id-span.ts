import { firstIdAt, type Id, isId, creationTime } from '@partner/kernel';

/** Range of ids, `to` exclusive. It finds rows whose keys begin with their time. */
export interface IdSpan {
  readonly from: Id;
  readonly to: Id;
}

/** Maximum distance in milliseconds between two writes of a request; longer than a request may take (W15). */
const margin = 60_000;

/**
 * Range of the ids that a request may have created along with `ids`. @param ids in any order @returns undefined without
 * ids
 */
export function spanAround(ids: readonly Id[]): IdSpan | undefined {
  const times = ids.map((id) => creationTime(id).getTime());
  if (times.length === 0) return undefined;
  return {
    from: firstIdAt(new Date(Math.min(...times) - margin)),
    to: firstIdAt(new Date(Math.max(...times) + margin)),
  };
}

/** Range for a request id that the service created, since that id contains the time (W17); otherwise undefined. */
export const spanOfRequest = (requestId: string): IdSpan | undefined =>
  isId(requestId) ? spanAround([requestId]) : undefined;
