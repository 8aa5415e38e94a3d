import { type Id, invalid, missing, money, notFound, omitUndefined, PutRecord, type UnitOfWork } from '@partner/kernel';
import { Size, type SizeFields, type SizeIdentity } from '../../domain/size/size.js';
import type { ChangeableProducts, ChangeableSizes } from '../ports/products.js';

/** Fields of a size in a portal request; absent means unchanged, or the default of a new one. */
export interface PutSizeCommand extends Partial<Omit<SizeFields, 'price'>> {
  readonly id?: Id;
  readonly productId?: Id;
  readonly price?: number;
  /** For a new size only. Default: now. */
  readonly createdAt?: Date;
}

type Fields = Omit<PutSizeCommand, 'id' | 'createdAt'>;

/**
 * Creates a size of any product, or changes the given fields of an existing one.
 * @throws DomainError `invalid` (a new one lacks a field, or another product is given); `notFound` (product).
 */
export class PutSize extends PutRecord<Size, PutSizeCommand> {
  protected readonly kind = 'size';

  constructor(
    work: UnitOfWork,
    sizes: ChangeableSizes,
    private readonly products: ChangeableProducts,
  ) {
    super(work, sizes);
  }

  protected async create(
    { productId, width, length, price, ...fields }: Fields,
    identity: Omit<SizeIdentity, 'productId'>,
  ): Promise<Size> {
    if (productId === undefined || width === undefined || length === undefined || price === undefined) {
      throw missing('productId, width, length and price are required for a new size');
    }
    if (!(await this.products.find(identity.companyId, productId))) throw notFound('product');
    return Size.create({ ...fields, width, length, price: money(price) }, { ...identity, productId });
  }

  protected revise(size: Size, { productId = size.state.productId, price, ...fields }: Fields, at: Date): void {
    if (productId !== size.state.productId) throw invalid('productId of an existing size cannot be changed');
    size.revise(omitUndefined({ ...fields, price: money(price) }), at);
  }
}
