import { repositoryOf } from '@partner/unit-of-work';
import { WorkOrder } from '../domain/work-order/work-order.js';
import { workOrderTable } from './work-order.entity.js';
import { existingWorkOrder } from '../sql/existing-work-order.js';

/** Work orders in PostgreSQL. */
export const DatabaseWorkOrders = repositoryOf({
  table: workOrderTable,
  name: 'work order',
  fromState: (state) => new WorkOrder(state, true),
  exists: existingWorkOrder,
});
