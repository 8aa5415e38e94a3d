import { type StatusOf, transitions } from '@partner/kernel';

/** Moves a partner may request (§3); `Processed` is refused on every kind (R9). The portal may set any status. */
export const orderTransitions = transitions(
  {
    Unsubmitted: ['Unprocessed', 'On hold'],
    Unprocessed: ['On hold'],
    'On hold': ['Unprocessed'],
    Processed: [],
    Cancelled: [],
    Deleted: [],
  },
  { begins: ['Unsubmitted'], refused: ['Processed'] },
);

export type OrderStatus = StatusOf<typeof orderTransitions>;
