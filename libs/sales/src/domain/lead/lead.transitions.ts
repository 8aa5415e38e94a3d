import { type StatusOf, transitions } from '@partner/kernel';

/** Moves a partner may request (§3). The portal may set any status. */
export const leadTransitions = transitions({
  Open: ['Lost', 'Retired'],
  Lost: ['Open'],
  Retired: ['Open'],
  Deleted: [],
});

export type LeadStatus = StatusOf<typeof leadTransitions>;
