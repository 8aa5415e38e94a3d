import { type StatusOf, transitions } from '@partner/kernel';

/**
 * Moves that a partner may request (§3); `Processed` is refused for every kind (R9). The portal may set any status. A
 * lead that is not `existing` is 404 (R13).
 */
export const leadTransitions = transitions(
  {
    Open: { to: ['Lost', 'Retired'], existing: true },
    Lost: { to: ['Open'], existing: true },
    Retired: { to: ['Open'], existing: true },
    Deleted: { to: [], existing: false },
  },
  { initial: ['Open'], refused: ['Processed'] },
);

export type LeadStatus = StatusOf<typeof leadTransitions>;
