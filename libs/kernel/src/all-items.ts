import type { CompanyId, Id } from './id.js';

/** Which items come next, of all items of a kind in the order of their ids. */
export interface NextItems {
  /** Behind this one; `noId` for the first. */
  readonly after: Id;
  /** At most so many. Each number that is asked for makes a statement of its own: few of them are used. */
  readonly limit: number;
  /** The moment that counts where a list depends on the time. */
  readonly at: Date;
}

/** Some items of a kind. */
export interface ItemLines {
  /** Each as JSON in a line of its own, ended by a line feed; empty when there are no more. */
  readonly lines: string;
  /** The last of them; unset when there are none. */
  readonly last: Id | undefined;
  readonly count: number;
}

/** Reading all items of a kind that partners see in its list, some at a time (R84). */
export abstract class AllItems {
  abstract itemsAfter(company: CompanyId, next: NextItems): Promise<ItemLines>;
}
