/**
 * Every migration, in the order in which they are applied. Only who applies them loads them: servers need the names
 * alone.
 */
export const migrations = [
  { name: '0001-journal', load: async () => (await import('./0001-journal.js')).Migration0001Journal },
  { name: '0002-companies', load: async () => (await import('./0002-companies.js')).Migration0002Companies },
  { name: '0003-locations', load: async () => (await import('./0003-locations.js')).Migration0003Locations },
  { name: '0004-customers', load: async () => (await import('./0004-customers.js')).Migration0004Customers },
  { name: '0005-sales', load: async () => (await import('./0005-sales.js')).Migration0005Sales },
  {
    name: '0006-idempotency-keys',
    load: async () => (await import('./0006-idempotency-keys.js')).Migration0006IdempotencyKeys,
  },
  { name: '0007-access', load: async () => (await import('./0007-access.js')).Migration0007Access },
  { name: '0008-webhooks', load: async () => (await import('./0008-webhooks.js')).Migration0008Webhooks },
  { name: '0009-jobs', load: async () => (await import('./0009-jobs.js')).Migration0009Jobs },
  { name: '0010-catalog', load: async () => (await import('./0010-catalog.js')).Migration0010Catalog },
  { name: '0011-work-orders', load: async () => (await import('./0011-work-orders.js')).Migration0011WorkOrders },
  { name: '0012-lot-stock', load: async () => (await import('./0012-lot-stock.js')).Migration0012LotStock },
  {
    name: '0013-quotes-and-orders',
    load: async () => (await import('./0013-quotes-and-orders.js')).Migration0013QuotesAndOrders,
  },
  { name: '0014-ledger', load: async () => (await import('./0014-ledger.js')).Migration0014Ledger },
  { name: '0015-tallies', load: async () => (await import('./0015-tallies.js')).Migration0015Tallies },
  {
    name: '0016-delivery-lanes',
    load: async () => (await import('./0016-delivery-lanes.js')).Migration0016DeliveryLanes,
  },
] as const;
