import type { Id } from '@partner/kernel';
import type { OrderFields } from '../../domain/order/order.state.js';
import type { PutDocumentCommand } from '../put-document/put-document.command.js';

/** Fields of an order in a portal request; absent means unchanged, or the default of a new one. */
export interface PutOrderCommand extends PutDocumentCommand, Partial<OrderFields> {
  /** The ordered product, when no unit determines it. */
  readonly productId?: Id;
}
