import type { CompanyId, Id } from '@partner/kernel';
import type { Product } from '../../domain/product/product.js';

/** The products of a company, as they are changed. */
export abstract class ChangeableProducts {
  /**
   * One that partners see, locked until the transaction ends. @throws DomainError `notFound`, for a raw, kit or hidden
   * one too (§4.8).
   */
  abstract toChange(company: CompanyId, id: Id): Promise<Product>;
  /** Whatever it is, for the portal; undefined when there is none. Locked. */
  abstract find(company: CompanyId, id: Id): Promise<Product | undefined>;
  abstract add(product: Product): Promise<void>;
  abstract save(product: Product): Promise<void>;
}
