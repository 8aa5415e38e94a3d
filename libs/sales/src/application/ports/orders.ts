import type { Order } from '../../domain/order/order.js';
import { Documents } from './documents.js';

/** The orders of a company. Adding and saving one writes what its change means for the sales ledger, too (§2.21). */
export abstract class Orders extends Documents<Order> {}
