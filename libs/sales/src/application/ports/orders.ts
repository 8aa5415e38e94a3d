import type { Order } from '../../domain/order/order.js';
import { Documents } from './documents.js';

/** The orders of a company. Adding and saving one tells the sales ledger of its change, too (§2.21). */
export abstract class Orders extends Documents<Order> {}
