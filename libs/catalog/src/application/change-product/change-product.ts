import { type Actor, omitUndefined, type Id, type UnitOfWork, money } from '@partner/kernel';
import { checkedProduct, type PartnerProductFields } from '../../domain/product/product.js';
import type { ChangeableProducts } from '../ports/products.js';

/** Changes that a partner may make to a product (§4.8): absent means unchanged, null clears the description (R24). */
export interface ChangeProductCommand extends Partial<Omit<PartnerProductFields, 'price'>> {
  readonly id: Id;
  readonly price?: number;
}

export class ChangeProduct {
  constructor(
    private readonly work: UnitOfWork,
    private readonly products: ChangeableProducts,
  ) {}

  /** @throws DomainError `notFound` (also raw, kit and hidden ones), `invalid`. */
  async execute(actor: Actor, { id, price, ...fields }: ChangeProductCommand): Promise<void> {
    const changes = checkedProduct(omitUndefined({ ...fields, price: money(price) }));
    return this.work.run(actor, async () => {
      const product = await this.products.getForUpdate(actor.company, id);
      product.revise(changes, this.work.now());
      await this.products.save(product);
    });
  }
}
