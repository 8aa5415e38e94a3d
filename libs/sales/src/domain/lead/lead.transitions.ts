import { type StatusOf, transitions } from '@partner/kernel';

/** Moves a partner may request (§3); `Processed` is refused on every kind (R9). The portal may set any status. */
export const leadTransitions = transitions(
  {
    Open: ['Lost', 'Retired'],
    Lost: ['Open'],
    Retired: ['Open'],
    Deleted: [],
  },
  { begins: ['Open'], refused: ['Processed'] },
);

export type LeadStatus = StatusOf<typeof leadTransitions>;
