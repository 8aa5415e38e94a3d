import { type StatusOf, transitions } from '@partner/kernel';

/**
 * Moves that a partner may request (§3); `Processed` is refused for every kind (R9). The portal may set any status.
 *
 * - `existing`: not 404 (R13).
 * - `live`: holds its unit (R11), counts in the ledger and the forecast (R48, R50), and can be the Sold-by Status (§3).
 * - `closed`: its line items cannot be changed (R55).
 * - `processed`: authorized in the forecast (R50); its unit leaves the lot stock feed from then on (§2.7).
 */
export const orderTransitions = transitions(
  {
    Unsubmitted: { to: ['Unprocessed', 'On hold'], existing: true, live: true, closed: false, processed: false },
    Unprocessed: { to: ['On hold'], existing: true, live: true, closed: false, processed: false },
    'On hold': { to: ['Unprocessed'], existing: true, live: true, closed: false, processed: false },
    Processed: { to: [], existing: true, live: true, closed: false, processed: true },
    Cancelled: { to: [], existing: true, live: false, closed: true, processed: false },
    Deleted: { to: [], existing: false, live: false, closed: true, processed: false },
  },
  { initial: ['Unsubmitted'], refused: ['Processed'] },
);

export type OrderStatus = StatusOf<typeof orderTransitions>;
