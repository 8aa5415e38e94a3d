import { type CompanyId, type Id, type Money, Records } from '@partner/kernel';
import type { CatalogProduct } from './products.js';
import type { Size } from '../../domain/size/size.js';

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

/** Sizes of products for other contexts. Nothing is locked. */
export abstract class Sizes {
  /** Finds a size of a product that partners see. @throws DomainError `notFound` */
  abstract find(company: CompanyId, id: Id): Promise<CatalogSize>;
  /** Finds a size of any product, for the portal. @throws DomainError `notFound` */
  abstract findAny(company: CompanyId, id: Id): Promise<CatalogSize>;
}

/** The sizes of a company's products, for changes. */
export abstract class ChangeableSizes extends Records<Size> {}
