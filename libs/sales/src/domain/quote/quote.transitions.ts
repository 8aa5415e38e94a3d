import { type StatusOf, transitions } from '@partner/kernel';

/**
 * Moves a partner may request (§3); `Processed` is refused on every kind (R9). Converting makes Sold; the portal may
 * set
 * any status.
 */
export const quoteTransitions = transitions(
  {
    Open: ['Active', 'Lost', 'Retired'],
    Active: ['Lost', 'Retired'],
    Lost: ['Active'],
    Retired: ['Active'],
    Sold: [],
    Cancelled: [],
    Deleted: [],
  },
  {
    begins: ['Open'],
    otherMoves: [
      ['Open', 'Sold', 'convert'],
      ['Active', 'Sold', 'convert'],
    ],
    refused: ['Processed'],
  },
);

export type QuoteStatus = StatusOf<typeof quoteTransitions>;
