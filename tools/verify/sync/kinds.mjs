/** Kinds of records that are copied: all with events, and two without. */
export const kinds = ['leads', 'quotes', 'orders', 'work-orders', 'customers', 'payments', 'locations', 'products'];
