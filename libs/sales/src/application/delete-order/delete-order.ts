import type { Actor, Id } from '@partner/kernel';
import type { SetOrderStatus } from '../set-order-status/set-order-status.js';

/** The portal deletes an order, which frees its unit (R11, R13). */
export class DeleteOrder {
  constructor(private readonly setStatus: SetOrderStatus) {}

  /** @throws DomainError `notFound`. */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.setStatus.execute(actor, { id, status: 'Deleted' });
  }
}
