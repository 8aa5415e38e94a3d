import { type StatusOf, transitions } from '@partner/kernel';

/**
 * Moves that a partner may request (§3); `Processed` is refused for every kind (R9). The portal may set any status.
 *
 * - `existing`: not 404 (R13).
 * - `template`: copied into new units and never sold itself (§2.8).
 * - `sellable`: a quote or an order can hold the unit, and lot stock can show it (R11, R12).
 * - `finished`: built and not yet delivered, which counts as authorized in the forecast (R50).
 * - `delivered`: the forecast counts it on the day of this status if its order has no delivery date (R50).
 */
export const workOrderTransitions = transitions(
  {
    Template: { to: [], existing: true, template: true, sellable: false, finished: false, delivered: false },
    'Customer Care': { to: [], existing: true, template: false, sellable: true, finished: false, delivered: false },
    'Open build': {
      to: ['Build in process'],
      existing: true,
      template: false,
      sellable: true,
      finished: false,
      delivered: false,
    },
    'Build in process': {
      to: ['Finished good'],
      existing: true,
      template: false,
      sellable: true,
      finished: false,
      delivered: false,
    },
    'Finished good': {
      to: ['Delivered'],
      existing: true,
      template: false,
      sellable: true,
      finished: true,
      delivered: false,
    },
    Delivered: { to: [], existing: true, template: false, sellable: true, finished: false, delivered: true },
    Cancelled: { to: [], existing: true, template: false, sellable: false, finished: false, delivered: false },
    Deleted: { to: [], existing: false, template: false, sellable: false, finished: false, delivered: false },
  },
  { initial: ['Customer Care', 'Template'], refused: ['Processed'] },
);

export type WorkOrderStatus = StatusOf<typeof workOrderTransitions>;
