import type { CompanyId, Id } from '@partner/kernel';
import type { ProductLine } from '../../domain/product-line/product-line.js';

/** The product lines of a company. */
export abstract class ProductLines {
  /** @throws DomainError `notFound` when the company has no such product line (§4.8). */
  abstract check(company: CompanyId, id: Id): Promise<void>;
  /** Undefined when there is none. Locked until the transaction ends. */
  abstract find(company: CompanyId, id: Id): Promise<ProductLine | undefined>;
  abstract add(line: ProductLine): Promise<void>;
  abstract save(line: ProductLine): Promise<void>;
}
