import type { CompanyId, Id, SeededRandom, SetClock } from '@partner/kernel';
import type { DemoProduct } from './demo-catalog.js';

/** What sales are made from. */
export interface SalesMaking {
  readonly company: CompanyId;
  /** Lots that sell. */
  readonly locationIds: readonly Id[];
  readonly catalog: readonly DemoProduct[];
  /** Under which buildings are rented to own. */
  readonly agreementId: Id;
  readonly now: Date;
  readonly clock: SetClock;
  readonly random: SeededRandom;
}
