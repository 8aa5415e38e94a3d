import { DeleteRecord } from '@partner/kernel';
import type { Order } from '../../domain/order/order.js';

/** The portal deletes an order, which frees its unit (R11, R13). */
export class DeleteOrder extends DeleteRecord<Order> {}
