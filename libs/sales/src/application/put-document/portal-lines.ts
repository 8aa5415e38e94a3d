import type { Products } from '@partner/catalog';
import { type CompanyId, newId, settleAll, multiply } from '@partner/kernel';
import type { Line } from '../../domain/document/line.js';

/** A line in a portal request; absent fields come from its product, or are unset. */
export type PortalLine = Partial<Line>;

/**
 * Completes the lines of a portal request, which `checkRequestedLines` has validated. @throws DomainError `notFound`
 * (product).
 */
export async function portalLines(
  products: Products,
  company: CompanyId,
  given: readonly PortalLine[],
): Promise<Line[]> {
  return settleAll(given.map((line) => completeLine(products, company, line)));
}

async function completeLine(products: Products, company: CompanyId, line: PortalLine): Promise<Line> {
  const { key = newId(), productId = null, quantity = 1, status = 'included' } = line;
  const product = productId === null ? undefined : await products.findAny(company, productId);
  const name = line.name ?? product!.name;
  const { colorName = null, isStandardFeature = false, category = null, side = null } = line;
  const amount = line.amount ?? (product?.price ? multiply(product.price, quantity) : null);
  return { key, productId, name, colorName, quantity, amount, status, isStandardFeature, category, side };
}
