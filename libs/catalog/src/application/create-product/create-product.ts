import { type Actor, omitUndefined, type Id, newId, type UnitOfWork, money } from '@partner/kernel';
import { checkedProduct, type PartnerProductFields, Product } from '../../domain/product/product.js';
import type { ChangeableProducts, ProductLines } from '../ports/products.js';

/** A new product from a partner (§4.8). */
export interface CreateProductCommand extends Partial<Omit<PartnerProductFields, 'price'>> {
  readonly name: string;
  readonly price?: number;
  readonly lineId?: Id;
}

/** Creates a finished, visible product, optionally in a product line of the company. */
export class CreateProduct {
  constructor(
    private readonly work: UnitOfWork,
    private readonly products: ChangeableProducts,
    private readonly lines: ProductLines,
  ) {}

  /** @returns its id. @throws DomainError `notFound` (product line), `invalid`. */
  async execute(actor: Actor, { lineId, price, ...fields }: CreateProductCommand): Promise<Id> {
    const { company } = actor;
    const made = checkedProduct(omitUndefined({ ...fields, price: money(price), productLineId: lineId }));
    return this.work.run(actor, async () => {
      if (lineId !== undefined) await this.lines.check(company, lineId);
      const product = Product.create(made, {
        id: newId(),
        companyId: company,
        createdAt: this.work.now(),
      });
      await this.products.add(product);
      return product.id;
    });
  }
}
