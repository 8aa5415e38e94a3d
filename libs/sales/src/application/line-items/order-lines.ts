import type { Products } from '@partner/catalog';
import type { UnitOfWork } from '@partner/kernel';
import type { AnyDocument } from '../../domain/document/sales-document.js';
import type { OrderLocks, Orders } from '../ports/orders.js';
import { AddLine } from './add-line.js';
import { RemoveLine } from './remove-line.js';

/** Adds a line to an order unless its contract locks the lines (R17). */
export class AddOrderLine extends AddLine {
  constructor(
    work: UnitOfWork,
    orders: Orders,
    products: Products,
    private readonly locks: OrderLocks,
  ) {
    super(work, orders, products);
  }

  protected override checkOpen(order: AnyDocument): Promise<void> {
    return checkLinesOpen(this.locks, order);
  }
}

/** Removes a line from an order unless its contract locks the lines (R17). */
export class RemoveOrderLine extends RemoveLine {
  constructor(
    work: UnitOfWork,
    orders: Orders,
    private readonly locks: OrderLocks,
  ) {
    super(work, orders);
  }

  protected override checkOpen(order: AnyDocument): Promise<void> {
    return checkLinesOpen(this.locks, order);
  }
}

/** @throws DomainError `locked` */
function checkLinesOpen(locks: OrderLocks, { state }: AnyDocument): Promise<void> {
  return locks.check(state.companyId, state.id, 'its line items');
}

export class AddQuoteLine extends AddLine {}

export class RemoveQuoteLine extends RemoveLine {}
