import type { CompanyId, Id, SeededRandom, SetClock } from '@partner/kernel';
import type { DemoProduct } from './demo-catalog.js';
import type { DemoImage } from './demo-images.js';

/** What units are made from. */
export interface UnitMaking {
  readonly company: CompanyId;
  /** Locations by their codes, the plant and the hidden one included. */
  readonly lots: ReadonlyMap<string, Id>;
  readonly catalog: readonly DemoProduct[];
  readonly image: DemoImage;
  readonly now: Date;
  readonly clock: SetClock;
  readonly random: SeededRandom;
}
