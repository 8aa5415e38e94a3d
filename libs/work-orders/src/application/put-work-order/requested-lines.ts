import type { Products } from '@partner/catalog';
import { type CompanyId, invalid, newId, money } from '@partner/kernel';
import { checkLineKeys, type WorkOrderLine } from '../../domain/work-order/parts.js';
import type { RequestedLine } from './put-work-order.command.js';

/**
 * Validates lines before their products are read.
 * @throws DomainError `invalid` for a duplicate key, or a line without name and product.
 */
export function checkRequestedLines(lines: readonly Pick<RequestedLine, 'key' | 'name' | 'productId'>[]): void {
  checkLineKeys(lines);
  const unnamed = lines.some(({ name, productId = null }) => name === undefined && productId === null);
  if (unnamed) throw invalid('lines: a line needs a name or a productId');
}

/** Completes lines that `checkRequestedLines` has validated. @throws DomainError `notFound` (product). */
export async function requestedLines(
  products: Products,
  company: CompanyId,
  lines: readonly RequestedLine[],
): Promise<WorkOrderLine[]> {
  const made: WorkOrderLine[] = [];
  for (const line of lines) {
    const { key = newId(), productId = null, colorName = null, quantity = 1, status = 'included' } = line;
    const { isStandardFeature = false, category = null, side = null } = line;
    const product = productId ? await products.findAny(company, productId) : undefined;
    const name = line.name ?? product!.name;
    const amount = money(line.amount ?? null);
    made.push({ key, productId, name, colorName, quantity, amount, status, isStandardFeature, category, side });
  }
  return made;
}
