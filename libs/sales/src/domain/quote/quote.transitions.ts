import { type StatusOf, transitions } from '@partner/kernel';

/**
 * Moves that a partner may request (§3); `Processed` is refused for every kind (R9). Converting sets Sold; the portal
 * may set any status.
 *
 * - `existing`: not 404 (R13).
 * - `live`: holds its unit (R11), can be converted (R14) and expires (§6.1).
 * - `closed`: its line items cannot be changed (R55).
 */
export const quoteTransitions = transitions(
  {
    Open: { to: ['Active', 'Lost', 'Retired'], existing: true, live: true, closed: false },
    Active: { to: ['Lost', 'Retired'], existing: true, live: true, closed: false },
    Lost: { to: ['Active'], existing: true, live: false, closed: false },
    Retired: { to: ['Active'], existing: true, live: false, closed: false },
    Sold: { to: [], existing: true, live: false, closed: true },
    Cancelled: { to: [], existing: true, live: false, closed: true },
    Deleted: { to: [], existing: false, live: false, closed: true },
  },
  {
    initial: ['Open'],
    otherMoves: [
      ['Open', 'Sold', 'convert'],
      ['Active', 'Sold', 'convert'],
    ],
    refused: ['Processed'],
  },
);

export type QuoteStatus = StatusOf<typeof quoteTransitions>;
