import type { Actor, Id } from '@partner/kernel';

/** The records that name a customer: sales implements it. */
export abstract class CustomerLinks {
  /** Gives leads, quotes and orders of one customer to another (§4.7). @returns how many of them partners see (A5). */
  abstract relink(actor: Actor, from: Id, to: Id, at: Date): Promise<number>;
}
