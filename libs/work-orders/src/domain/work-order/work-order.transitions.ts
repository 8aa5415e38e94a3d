import { type StatusOf, transitions } from '@partner/kernel';

const none = { existing: true, template: false, sellable: false, finished: false, delivered: false } as const;
const unit = { ...none, sellable: true } as const;

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
    Template: { ...none, to: [], template: true },
    'Customer Care': { ...unit, to: [] },
    'Open build': { ...unit, to: ['Build in process'] },
    'Build in process': { ...unit, to: ['Finished good'] },
    'Finished good': { ...unit, to: ['Delivered'], finished: true },
    Delivered: { ...unit, to: [], delivered: true },
    Cancelled: { ...none, to: [] },
    Deleted: { ...none, to: [], existing: false },
  },
  { initial: ['Customer Care', 'Template'], refused: ['Processed'] },
);

export type WorkOrderStatus = StatusOf<typeof workOrderTransitions>;
