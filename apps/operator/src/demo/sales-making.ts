import type { CompanyId, Id, SetClock } from '@partner/kernel';
import type { Chance } from './chance.js';
import type { DemoProduct } from './demo-catalog.js';

/** What sales are made from. */
export interface SalesMaking {
  readonly company: CompanyId;
  /** Lots that sell. */
  readonly places: readonly Id[];
  readonly catalog: readonly DemoProduct[];
  readonly now: Date;
  readonly clock: SetClock;
  readonly chance: Chance;
}
