import { DeleteRecord } from '@partner/kernel';
import type { WorkOrder } from '../../domain/work-order/work-order.js';

/** The portal deletes a work order (R13). */
export class DeleteWorkOrder extends DeleteRecord<WorkOrder> {}
