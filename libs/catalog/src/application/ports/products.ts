import type { CompanyId, Id, Money } from '@partner/kernel';
import type { ProductKind } from '../../domain/product/product.js';

/** Fields of a product that other contexts use. */
export interface CatalogProduct {
  readonly id: Id;
  readonly name: string;
  readonly description: string | null;
  readonly sku: string | null;
  /** Exact (W2); null when the product has no price of its own. */
  readonly price: Money | null;
  readonly width: number | null;
  readonly length: number | null;
  readonly active: boolean;
  readonly kind: ProductKind;
}

/** Products for other contexts, which copy the fields they need. Nothing is locked. */
export abstract class Products {
  /**
   * Finds a product that partners see. @throws DomainError `notFound`, also for raw, kit and hidden ones (§1.7, §2.12).
   */
  abstract find(company: CompanyId, id: Id): Promise<CatalogProduct>;
  /** Finds any product, for the portal. @throws DomainError `notFound` */
  abstract findAny(company: CompanyId, id: Id): Promise<CatalogProduct>;
}
