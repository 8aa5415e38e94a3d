import type { Products } from '@partner/catalog';
import { type CompanyId, invalid, newId, times } from '@partner/kernel';
import { checkLineKeys, type Line } from '../../domain/document/line.js';

/** A line as the portal says it: what is left out follows from its product, or is unset. */
export type PortalLine = Partial<Line>;

/**
 * The lines of a quote or an order as the portal has them.
 * @throws DomainError `invalid` for a key that is there twice, or a line without name and product; `notFound`
 * (product).
 */
export async function portalLines(
  products: Products,
  company: CompanyId,
  given: readonly PortalLine[],
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const line of given) lines.push(await completed(products, company, line));
  checkLineKeys(lines);
  return lines;
}

async function completed(products: Products, company: CompanyId, line: PortalLine): Promise<Line> {
  const { key = newId(), productId = null, quantity = 1, status = 'included' } = line;
  const product = productId === null ? undefined : await products.any(company, productId);
  const name = line.name ?? product?.name;
  if (name === undefined) throw invalid('lines: a line needs a name or a productId');
  const { colorName = null, isStandardFeature = false, category = null, side = null } = line;
  const amount = line.amount ?? (product?.price ? times(product.price, quantity) : null);
  return { key, productId, name, colorName, quantity, amount, status, isStandardFeature, category, side };
}
