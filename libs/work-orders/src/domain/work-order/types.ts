/**
 * How a unit comes to the company (§4.4). Each of these three lists is a group of flags of which at most one is set.
 */
export const purchaseTypes = ['new-build', 'existing-physical-inventory', 'general', 'stock'] as const;
export type PurchaseType = (typeof purchaseTypes)[number];

/** What a work order is for (§4.4). */
export const workOrderTypes = ['made-to-order', 'lot-stock', 'rental-return', 'immediate-sale', 'template'] as const;
export type WorkOrderType = (typeof workOrderTypes)[number];

/** How a unit gets to whoever bought it (§4.4). */
export const deliveryTypes = [
  'delivery-from-factory',
  'built-on-site',
  'delivered-from-dealer',
  'delivered-from-lot-stock',
] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/**
 * What lot stock calls the types that are sold off the lot (§2.7); a work order of another type is no lot stock (R12).
 */
export const stockPurchaseTypes = {
  'lot-stock': 'Lot Stock',
  'rental-return': 'Rental Return',
  'immediate-sale': 'Immediate Sale',
} as const satisfies Partial<Record<WorkOrderType, string>>;
export type StockPurchaseType = (typeof stockPurchaseTypes)[keyof typeof stockPurchaseTypes];
