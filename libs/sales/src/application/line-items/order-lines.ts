import type { Products } from '@partner/catalog';
import type { Clock, UnitOfWork } from '@partner/kernel';
import { checkUnlocked } from '../../domain/contract/contract.js';
import type { AnyDocument } from '../../domain/document/sales-document.js';
import type { Contracts } from '../ports/contracts.js';
import type { Lines } from '../ports/lines.js';
import type { Orders } from '../ports/orders.js';
import { AddLine } from './add-line.js';
import { RemoveLine } from './remove-line.js';

/** Adds a line to an order, unless its contract locks them (R17). */
export class AddOrderLine extends AddLine {
  constructor(
    work: UnitOfWork,
    orders: Orders,
    lines: Lines,
    products: Products,
    private readonly contracts: Contracts,
    clock: Clock,
  ) {
    super(work, orders, lines, products, clock);
  }

  protected override checkOpen(order: AnyDocument): Promise<void> {
    return checkLinesOpen(this.contracts, order);
  }
}

/** Removes a line from an order, unless its contract locks them (R17). */
export class RemoveOrderLine extends RemoveLine {
  constructor(
    work: UnitOfWork,
    orders: Orders,
    lines: Lines,
    private readonly contracts: Contracts,
    clock: Clock,
  ) {
    super(work, orders, lines, clock);
  }

  protected override checkOpen(order: AnyDocument): Promise<void> {
    return checkLinesOpen(this.contracts, order);
  }
}

/** @throws DomainError `locked` */
async function checkLinesOpen(contracts: Contracts, { state }: AnyDocument): Promise<void> {
  checkUnlocked(await contracts.ofOrder(state.companyId, state.id), 'its line items');
}
