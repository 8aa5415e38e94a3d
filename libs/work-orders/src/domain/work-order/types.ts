/** Origin of a unit (§4.4). On the wire, each of these three lists is a group of flags of which at most one is set. */
export const purchaseTypes = ['new-build', 'existing-physical-inventory', 'general', 'stock'] as const;
export type PurchaseType = (typeof purchaseTypes)[number];

/** Purpose of a work order (§4.4). */
export const workOrderTypes = ['made-to-order', 'lot-stock', 'rental-return', 'immediate-sale', 'template'] as const;
export type WorkOrderType = (typeof workOrderTypes)[number];

/** Way in which a unit reaches its buyer (§4.4). */
export const deliveryTypes = [
  'delivery-from-factory',
  'built-on-site',
  'delivered-from-dealer',
  'delivered-from-lot-stock',
] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/**
 * Lot stock names of the types that are sold off the lot (§2.7). A work order of another type is not lot stock (R12).
 */
export const stockPurchaseTypes = {
  'lot-stock': 'Lot Stock',
  'rental-return': 'Rental Return',
  'immediate-sale': 'Immediate Sale',
} as const satisfies Partial<Record<WorkOrderType, string>>;
