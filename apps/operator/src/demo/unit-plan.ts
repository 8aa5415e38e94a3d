import type { CompanyId, Id, SeededRandom, FixedClock } from '@partner/kernel';
import type { DemoProduct } from './demo-catalog.js';
import type { DemoImage } from './demo-images.js';

/** Parameters of the demo units. */
export interface UnitPlan {
  readonly company: CompanyId;
  /** Locations by code, including the plant and the hidden location. */
  readonly lots: ReadonlyMap<string, Id>;
  readonly catalog: readonly DemoProduct[];
  readonly image: DemoImage;
  readonly now: Date;
  readonly clock: FixedClock;
  readonly random: SeededRandom;
}
