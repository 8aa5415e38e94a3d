import type { CompanyId, Id, SeededRandom, FixedClock } from '@partner/kernel';
import type { DemoProduct } from './demo-catalog.js';

/** Parameters of the demo sales. */
export interface SalesPlan {
  readonly company: CompanyId;
  /** Sales lots. */
  readonly locationIds: readonly Id[];
  readonly catalog: readonly DemoProduct[];
  /** Rent-to-own agreement. */
  readonly agreementId: Id;
  readonly now: Date;
  readonly clock: FixedClock;
  readonly random: SeededRandom;
}
