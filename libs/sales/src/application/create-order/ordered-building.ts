import type { CatalogSize, Products, Sizes } from '@partner/catalog';
import { type CompanyId, type Id, newId, money, notFound, settleAll } from '@partner/kernel';
import { type Line, lineOf } from '../../domain/document/line.js';
import { orderPricing, type Pricing } from '../../domain/document/pricing.js';
import type { CreateOrderCommand, Upgrade } from './create-order.command.js';

/** The lines of a new order and their price: the building first, then its upgrades (R31). */
export interface OrderedBuilding {
  readonly lines: readonly Line[];
  readonly pricing: Pricing;
}

/** Finds the products of an order in the catalog, limited to those that partners see. */
export class OrderedBuildings {
  constructor(
    private readonly products: Products,
    private readonly sizes: Sizes,
  ) {}

  /** @throws DomainError `notFound` (product, a size that is unknown or of another product, an upgrade's product). */
  async of(company: CompanyId, command: CreateOrderCommand): Promise<OrderedBuilding> {
    const { productId, sizeId, upgrades = [] } = command;
    const [product, size, added] = await settleAll([
      this.products.find(company, productId),
      sizeId && this.size(company, sizeId, productId),
      settleAll(upgrades.map((upgrade) => this.added(company, upgrade))),
    ]);
    const pricing = orderPricing(
      command,
      size ? size.price : product.price,
      added.map(({ amount }) => amount ?? money(0)),
    );
    const base = lineOf(product, { key: newId(), price: pricing.basePrice ?? undefined }, 'included');
    return { lines: [base, ...added], pricing };
  }

  private async added(company: CompanyId, upgrade: Upgrade): Promise<Line> {
    const { productId, lineKey: key = newId(), quantity, price } = upgrade;
    return lineOf(await this.products.find(company, productId), { key, quantity, price });
  }

  private async size(company: CompanyId, id: Id, productId: Id): Promise<CatalogSize> {
    const size = await this.sizes.find(company, id);
    if (size.productId !== productId) throw notFound('size', id);
    return size;
  }
}
