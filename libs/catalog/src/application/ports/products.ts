import type { CompanyId, Id, Money } from '@partner/kernel';
import type { ProductKind } from '../../domain/product/product.js';

/** What other contexts need of a product. */
export interface CatalogProduct {
  readonly id: Id;
  readonly name: string;
  readonly description: string | null;
  readonly sku: string | null;
  /** Exact (W2); null when the product has none of its own. */
  readonly price: Money | null;
  readonly width: number | null;
  readonly length: number | null;
  readonly active: boolean;
  readonly kind: ProductKind;
}

/** The catalog as other contexts ask it. Nothing is locked: they copy what they need. */
export abstract class Products {
  /** One that partners see. @throws DomainError `notFound`, for a raw, kit or hidden one too (§1.7, §2.12). */
  abstract find(company: CompanyId, id: Id): Promise<CatalogProduct>;
  /** Whatever it is, for the portal. @throws DomainError `notFound` */
  abstract any(company: CompanyId, id: Id): Promise<CatalogProduct>;
}
