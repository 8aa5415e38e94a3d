import type { Actor, Id } from '@partner/kernel';

/** The records that link customers. Implemented by sales. */
export abstract class CustomerLinks {
  /**
   * Relinks the leads, quotes and orders of a customer to another (§4.7). @returns how many of them partners see (A5).
   */
  abstract relink(actor: Actor, from: Id, to: Id, at: Date): Promise<number>;
}
