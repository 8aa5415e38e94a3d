import type { Actor, Clock, CompanyId, Id, UnitOfWork } from '@partner/kernel';
import { invalid, missing, money, newId, notFound, omitUndefined } from '@partner/kernel';
import { Size, type SizeFields } from '../../domain/size/size.js';
import type { ChangeableProducts } from '../ports/products.js';
import type { ChangeableSizes } from '../ports/sizes.js';

/** Fields of a size in a portal request; absent means unchanged, or the default of a new one. */
export interface PutSizeCommand extends Partial<Omit<SizeFields, 'price'>> {
  readonly id?: Id;
  readonly productId?: Id;
  readonly price?: number;
  /** For a new size only. Default: now. */
  readonly createdAt?: Date;
}

/** Creates a size of any product, or changes the given fields of an existing one. */
export class PutSize {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sizes: ChangeableSizes,
    private readonly products: ChangeableProducts,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns its id.
   * @throws DomainError `invalid` (a new one lacks a field, or another product is given); `notFound` (product).
   */
  execute(actor: Actor, command: PutSizeCommand): Promise<Id> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      const existing = command.id && (await this.sizes.find(company, command.id));
      if (!existing) return this.create(company, command);
      const { id: _, productId = existing.state.productId, price, createdAt, ...fields } = command;
      if (createdAt !== undefined) throw invalid('createdAt of an existing size cannot be changed');
      if (productId !== existing.state.productId) throw invalid('productId of an existing size cannot be changed');
      existing.revise(omitUndefined({ ...fields, price: money(price) }), this.clock.now());
      await this.sizes.save(existing);
      return existing.id;
    });
  }

  private async create(company: CompanyId, command: PutSizeCommand): Promise<Id> {
    const { id = newId(), productId, width, length, price, createdAt, ...fields } = command;
    if (productId === undefined || width === undefined || length === undefined || price === undefined) {
      throw missing('productId, width, length and price are required for a new size');
    }
    if (!(await this.products.find(company, productId))) throw notFound('product');
    const size = Size.create(omitUndefined({ ...fields, width, length, price: money(price) }), {
      id,
      companyId: company,
      productId,
      createdAt: createdAt ?? this.clock.now(),
    });
    await this.sizes.add(size);
    return size.id;
  }
}
