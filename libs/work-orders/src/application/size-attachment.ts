import type { CatalogSize } from '@partner/catalog';
import { type CompanyId, newId } from '@partner/kernel';
import type { BomItem, WorkOrderLine } from '../domain/work-order/parts.js';
import type { PurchaseType } from '../domain/work-order/types.js';
import type { WorkOrderFields } from '../domain/work-order/work-order.state.js';
import type { Boms } from './ports/boms.js';

/** What a size makes of a work order (§4.4): its product, and what it takes to build it. */
export async function attached(
  boms: Boms,
  company: CompanyId,
  size: CatalogSize,
  purchaseType: PurchaseType | null,
): Promise<Pick<WorkOrderFields, 'productId' | 'sizeId' | 'bom'>> {
  const bom = purchaseType === 'existing-physical-inventory' ? [] : await materials(boms, company, size);
  return { productId: size.productId, sizeId: size.id, bom };
}

/** The line of the building itself, which a quote or an order takes over as its base line (R18). */
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

/** Nothing listed: the building is ordered as a whole. */
async function materials(boms: Boms, company: CompanyId, size: CatalogSize): Promise<readonly BomItem[]> {
  const whole = { productId: size.productId, name: `${size.product.name} ${size.name}`, quantity: 1 };
  return (await boms.itemsOf(company, size)) ?? [whole];
}
