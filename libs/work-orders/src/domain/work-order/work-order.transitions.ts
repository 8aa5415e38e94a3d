import { type StatusOf, transitions } from '@partner/kernel';

/**
 * Moves that a partner may request (§3); `Processed` is refused for every kind (R9). The portal may set any status.
 *
 * - `existing`: not 404 (R13).
 * - `template`: copied into new units and never sold itself (§2.8).
 * - `sellable`: a quote or an order can hold the unit, and lot stock can show it (R11, R12).
 * - `finished`: built and not yet delivered, which counts as authorized in the forecast (R50).
 */
export const workOrderTransitions = transitions(
  {
    Template: { to: [], existing: true, template: true, sellable: false, finished: false },
    'Customer Care': { to: [], existing: true, template: false, sellable: true, finished: false },
    'Open build': { to: ['Build in process'], existing: true, template: false, sellable: true, finished: false },
    'Build in process': { to: ['Finished good'], existing: true, template: false, sellable: true, finished: false },
    'Finished good': { to: ['Delivered'], existing: true, template: false, sellable: true, finished: true },
    Delivered: { to: [], existing: true, template: false, sellable: true, finished: false },
    Cancelled: { to: [], existing: true, template: false, sellable: false, finished: false },
    Deleted: { to: [], existing: false, template: false, sellable: false, finished: false },
  },
  { initial: ['Customer Care', 'Template'], refused: ['Processed'] },
);

export type WorkOrderStatus = StatusOf<typeof workOrderTransitions>;
