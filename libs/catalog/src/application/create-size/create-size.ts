import { type Actor, omitUndefined, type Id, money, newId, type UnitOfWork } from '@partner/kernel';
import { checkedSize, Size, type SizeFields } from '../../domain/size/size.js';
import type { ChangeableProducts, ChangeableSizes } from '../ports/products.js';

/** A new size from a partner (§4.8). */
export interface CreateSizeCommand extends Partial<Omit<SizeFields, 'price'>> {
  readonly productId: Id;
  readonly width: number;
  readonly length: number;
  readonly price: number;
}

/** Adds a size to a product that partners see. The product does not change, since it shows no sizes. */
export class CreateSize {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sizes: ChangeableSizes,
    private readonly products: ChangeableProducts,
  ) {}

  /** @returns its id. @throws DomainError `notFound` (no such product, or a raw, kit or hidden one), `invalid`. */
  async execute(actor: Actor, { productId, price, ...fields }: CreateSizeCommand): Promise<Id> {
    const { company } = actor;
    const made = checkedSize(omitUndefined({ ...fields, price: money(price) }));
    return this.work.run(actor, async () => {
      // Locked, so that it cannot be hidden meanwhile.
      const product = await this.products.getForUpdate(company, productId);
      const size = Size.create(made, {
        id: newId(),
        companyId: company,
        productId: product.id,
        createdAt: this.work.now(),
      });
      await this.sizes.add(size);
      return size.id;
    });
  }
}
