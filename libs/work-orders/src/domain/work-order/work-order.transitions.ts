import { type StatusOf, transitions } from '@partner/kernel';

/** Moves a partner may request (§3); `Processed` is refused on every kind (R9). The portal may set any status. */
export const workOrderTransitions = transitions(
  {
    Template: [],
    'Customer Care': [],
    'Open build': ['Build in process'],
    'Build in process': ['Finished good'],
    'Finished good': ['Delivered'],
    Delivered: [],
    Cancelled: [],
    Deleted: [],
  },
  { begins: ['Customer Care', 'Template'], refused: ['Processed'] },
);

export type WorkOrderStatus = StatusOf<typeof workOrderTransitions>;
