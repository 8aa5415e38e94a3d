import { type CompanyId, type Id, missing, money, omitUndefined, PutRecord, type UnitOfWork } from '@partner/kernel';
import { Product, type ProductFields, type ProductIdentity } from '../../domain/product/product.js';
import type { ChangeableProducts, ProductLines } from '../ports/products.js';

/** Fields of a product in a portal request; absent means unchanged, or the default of a new one. Null clears. */
export interface PutProductCommand extends Partial<Omit<ProductFields, 'price'>> {
  readonly id?: Id;
  readonly price?: number | null;
  /** For a new product only. Default: now. */
  readonly createdAt?: Date;
}

type Fields = Omit<PutProductCommand, 'id' | 'createdAt'>;

/**
 * Creates a product of any kind from the portal, or changes the given fields of an existing one, hidden or not.
 * @throws DomainError `invalid` (a new one without a name); `notFound` (product line).
 */
export class PutProduct extends PutRecord<Product, PutProductCommand> {
  protected readonly kind = 'product';

  constructor(
    work: UnitOfWork,
    products: ChangeableProducts,
    private readonly lines: ProductLines,
  ) {
    super(work, products);
  }

  protected async create({ name, ...fields }: Fields, identity: ProductIdentity): Promise<Product> {
    const given = await this.checked(identity.companyId, fields);
    if (name === undefined) throw missing('name is required for a new product');
    return Product.create({ ...given, name }, identity);
  }

  protected async revise(product: Product, fields: Fields, at: Date): Promise<void> {
    product.revise(await this.checked(product.state.companyId, fields), at);
  }

  private async checked(company: CompanyId, { price, ...fields }: Fields): Promise<Partial<ProductFields>> {
    if (fields.productLineId) await this.lines.check(company, fields.productLineId);
    return omitUndefined({ ...fields, price: money(price) });
  }
}
