import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { ProductLine } from '../../domain/product-line/product-line.js';

export abstract class ProductLines extends Records<ProductLine> {
  /** @throws DomainError `notFound` when the company has no such product line (§4.8). */
  abstract check(company: CompanyId, id: Id): Promise<void>;
}
