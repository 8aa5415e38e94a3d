import type { CatalogSize } from '@partner/catalog';
import { type CompanyId, newId } from '@partner/kernel';
import type { BomItem, WorkOrderLine } from '../domain/work-order/parts.js';
import type { PurchaseType } from '../domain/work-order/types.js';
import type { WorkOrderFields } from '../domain/work-order/work-order.state.js';
import type { Boms } from './ports/work-orders.js';

/** Returns the fields that a work order copies from its size (§4.4): its product and the materials to build it. */
export async function copiedFromSize(
  boms: Boms,
  company: CompanyId,
  size: CatalogSize,
  purchaseType: PurchaseType | null,
): Promise<Pick<WorkOrderFields, 'productId' | 'sizeId' | 'bom'>> {
  const bom = purchaseType === 'existing-physical-inventory' ? [] : await materials(boms, company, size);
  return { productId: size.productId, sizeId: size.id, bom };
}

/** Returns the line of the building itself, which quotes and orders copy as their base line (R18). */
export function baseLine({ productId, product, price }: CatalogSize): WorkOrderLine {
  return {
    key: newId(),
    productId,
    name: product.name,
    colorName: null,
    quantity: 1,
    amount: price,
    status: 'included',
    isStandardFeature: false,
    category: null,
    side: null,
  };
}

/** Returns the materials of a size; without a list, the building as a single item. */
async function materials(boms: Boms, company: CompanyId, size: CatalogSize): Promise<readonly BomItem[]> {
  const whole = { productId: size.productId, name: `${size.product.name} ${size.name}`, quantity: 1 };
  return (await boms.itemsOf(company, size)) ?? [whole];
}
