import type { Joined } from '@partner/postgres';

/** SQL for the number of a company's orders of an agreement that partners see (R38). Implemented by sales. */
export abstract class AgreementOrders {
  /** Joins the row `n` with the number `orders` to the party `t` of the agreement. */
  abstract readonly join: Joined;
}
