import type { CompanyId, Id } from './id.js';

/** Position and size of the next batch of items, in the order of their ids. */
export interface NextItems {
  /** Id after which the batch starts; `minId` for the first batch. */
  readonly after: Id;
  /** Maximum number of items. Use few different values: each one is a separate prepared statement. */
  readonly limit: number;
  /** Reference time for lists that depend on the time. */
  readonly at: Date;
}

/** Batch of items as newline-delimited JSON. */
export interface ItemLines {
  /** One JSON text per item, each ended by a line feed; empty when there are no more items. */
  readonly lines: string;
  /** Id of the last item in the batch; undefined when the batch is empty. */
  readonly last: Id | undefined;
  readonly count: number;
}

/** Reads all items of a kind that partners see in its list, batch by batch (R84). */
export abstract class AllItems {
  abstract itemsAfter(company: CompanyId, next: NextItems): Promise<ItemLines>;
}
