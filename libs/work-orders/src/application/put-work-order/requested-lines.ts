import type { Products } from '@partner/catalog';
import { type CompanyId, exactMoney, invalid, newId } from '@partner/kernel';
import type { WorkOrderLine } from '../../domain/work-order/parts.js';
import type { RequestedLine } from './put-work-order.command.js';

/**
 * Lines as the portal has them, completed. @throws DomainError `invalid` for one without name and product, `notFound`
 * (product).
 */
export async function requestedLines(
  products: Products,
  company: CompanyId,
  lines: readonly RequestedLine[],
): Promise<WorkOrderLine[]> {
  const made: WorkOrderLine[] = [];
  for (const line of lines) {
    const {
      key = newId(),
      productId = null,
      colorName = null,
      quantity = 1,
      amount = null,
      status = 'included',
    } = line;
    const { isStandardFeature = false, category = null, side = null } = line;
    const product = productId ? await products.any(company, productId) : undefined;
    const name = line.name ?? product?.name;
    if (name === undefined) throw invalid('lines: a line needs a name or a productId');
    made.push({
      key,
      productId,
      name,
      colorName,
      quantity,
      amount: exactMoney(amount),
      status,
      isStandardFeature,
      category,
      side,
    });
  }
  return made;
}
