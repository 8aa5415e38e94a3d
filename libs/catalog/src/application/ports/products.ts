import type { CompanyId, Id, JsonResponse, Page, Sort, Span } from '@partner/kernel';
import { Records, RecordQueries } from '@partner/kernel';
import type { PartnerProductFields, Product, ProductState } from '../../domain/product/product.js';
import type { ProductLine } from '../../domain/product-line/product-line.js';
import type { Size, SizeFields, SizeState } from '../../domain/size/size.js';

export type CatalogProduct = Pick<ProductState, 'id' | 'kind' | keyof PartnerProductFields>;

/** Products for other contexts, which copy the fields they need. Nothing is locked. */
export abstract class Products {
  /**
   * Finds a product that partners see. @throws DomainError `notFound`, also for raw, kit and hidden ones (§1.7, §2.12).
   */
  abstract find(company: CompanyId, id: Id): Promise<CatalogProduct>;
  /** Finds any product, for the portal. @throws DomainError `notFound` */
  abstract findAny(company: CompanyId, id: Id): Promise<CatalogProduct>;
}

/** The products of a company, for changes. `getForUpdate` excludes raw, kit and hidden ones (§4.8). */
export abstract class ChangeableProducts extends Records<Product> {}

/** Sort keys of the list of products (§4.8). */
export const productSortKeys = ['name', 'sku', 'price', 'createdAt', 'updatedAt'] as const;
export type ProductSortKey = (typeof productSortKeys)[number];

/** Filters of the list of products (§4.8); absent does not restrict. */
export interface ProductCriteria extends Page, Sort<ProductSortKey> {
  /** Substring of name, SKU or description. */
  readonly search?: string;
  readonly sku?: string;
  readonly active?: boolean;
  readonly createdFrom?: Span;
  readonly createdTo?: Span;
  readonly updatedFrom?: Span;
  readonly updatedTo?: Span;
}

/** Reads the catalog as partners see it: finished products that are not hidden (§2.12, §4.8). */
export abstract class ProductQueries extends RecordQueries<ProductCriteria> {
  /** Returns a size of a product that partners see. @throws DomainError `notFound` */
  abstract size(company: CompanyId, id: Id): Promise<JsonResponse>;
}

export abstract class ProductLines extends Records<ProductLine> {
  /** @throws DomainError `notFound` when the company has no such product line (§4.8). */
  abstract check(company: CompanyId, id: Id): Promise<void>;
}

export interface CatalogSize extends Pick<SizeState, 'id' | 'productId' | keyof SizeFields> {
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
