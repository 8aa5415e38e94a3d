import type { Id } from '@partner/kernel';
import type { OrderFields } from '../../domain/order/order.state.js';
import type { PutDocumentCommand } from '../put-document/put-document.command.js';

/** What the portal knows of an order; absent means unchanged, or the default of a new one. */
export interface PutOrderCommand extends PutDocumentCommand, Partial<OrderFields> {
  /** What is ordered, when no unit says so. */
  readonly productId?: Id;
}
