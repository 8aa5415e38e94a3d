import type { CompanyId, Id, Money } from '@partner/kernel';
import type { CatalogProduct } from './products.js';

/** What other contexts need of a size, its product included. */
export interface CatalogSize {
  readonly id: Id;
  readonly productId: Id;
  readonly name: string;
  readonly sku: string | null;
  readonly width: number;
  readonly length: number;
  /** Exact (W2). */
  readonly price: Money;
  readonly active: boolean;
  readonly product: CatalogProduct;
}

/** The sizes of products as other contexts ask for them. Nothing is locked. */
export abstract class Sizes {
  /** One of a product that partners see. @throws DomainError `notFound` */
  abstract find(company: CompanyId, id: Id): Promise<CatalogSize>;
  /** One of whatever product, for the portal. @throws DomainError `notFound` */
  abstract any(company: CompanyId, id: Id): Promise<CatalogSize>;
}
