import type { Actor, Clock, CompanyId, Id, UnitOfWork } from '@partner/kernel';
import { invalid, missing, newId, omitUndefined, money } from '@partner/kernel';
import { Product, type ProductFields } from '../../domain/product/product.js';
import type { ChangeableProducts, ProductLines } from '../ports/products.js';

/** Fields of a product in a portal request; absent means unchanged, or the default of a new one. Null clears. */
export interface PutProductCommand extends Partial<Omit<ProductFields, 'price'>> {
  readonly id?: Id;
  readonly price?: number | null;
  /** For a new product only. Default: now. */
  readonly createdAt?: Date;
}

/** Creates a product of any kind from the portal, or changes the given fields of an existing one, hidden or not. */
export class PutProduct {
  constructor(
    private readonly work: UnitOfWork,
    private readonly products: ChangeableProducts,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  /** @returns its id. @throws DomainError `invalid` (a new one without a name); `notFound` (product line). */
  execute(actor: Actor, command: PutProductCommand): Promise<Id> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      if (command.productLineId) await this.lines.check(company, command.productLineId);
      const existing = command.id && (await this.products.find(company, command.id));
      if (!existing) return this.create(company, command);
      const { id: _, price, createdAt, ...fields } = command;
      if (createdAt !== undefined) throw invalid('createdAt of an existing product cannot be changed');
      existing.revise(omitUndefined({ ...fields, price: money(price) }), this.clock.now());
      await this.products.save(existing);
      return existing.id;
    });
  }

  private async create(
    company: CompanyId,
    { id = newId(), name, price, createdAt, ...fields }: PutProductCommand,
  ): Promise<Id> {
    if (name === undefined) throw missing('name is required for a new product');
    const product = Product.create(omitUndefined({ ...fields, name, price: money(price) }), {
      id,
      companyId: company,
      createdAt: createdAt ?? this.clock.now(),
    });
    await this.products.add(product);
    return product.id;
  }
}
