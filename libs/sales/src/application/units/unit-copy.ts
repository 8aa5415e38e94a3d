import type { Money } from '@partner/kernel';
import { stockPurchaseTypes, type WorkOrder } from '@partner/work-orders';
import type { DocumentFields } from '../../domain/document/document-state.js';
import { type Pricing, quotePricing } from '../../domain/document/pricing.js';
import type { QuoteFields, QuotePurchaseType } from '../../domain/quote/quote.js';

export function copiedFromUnit(
  unit: WorkOrder,
  price?: Money,
): Pricing &
  Pick<DocumentFields, 'workOrderId' | 'serialNumber' | 'productId' | 'configuration'> &
  Pick<QuoteFields, 'purchaseType'> {
  const { serialNumber, productId, configuration, basePrice, upgradesPrice, removedPrice } = unit.state;
  const { buildingSubtotal, cardDiscount } = unit;
  return {
    ...quotePricing({ basePrice, upgradesPrice, removedPrice, buildingSubtotal, cardDiscount }, price),
    workOrderId: unit.id,
    serialNumber,
    productId,
    configuration,
    purchaseType: purchaseTypeOf(unit),
  };
}

/** Returns the purchase type for the type of a unit; null if the unit is not lot stock. */
function purchaseTypeOf({ state: { workOrderType } }: WorkOrder): QuotePurchaseType | null {
  return workOrderType !== null && workOrderType in stockPurchaseTypes
    ? stockPurchaseTypes[workOrderType as keyof typeof stockPurchaseTypes]
    : null;
}
