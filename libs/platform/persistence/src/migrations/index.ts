import { Migration0001Journal } from './0001-journal.js';
import { Migration0002Companies } from './0002-companies.js';
import { Migration0003Locations } from './0003-locations.js';
import { Migration0004Customers } from './0004-customers.js';
import { Migration0005Sales } from './0005-sales.js';
import { Migration0006IdempotencyKeys } from './0006-idempotency-keys.js';
import { Migration0007Access } from './0007-access.js';
import { Migration0008Webhooks } from './0008-webhooks.js';
import { Migration0009Jobs } from './0009-jobs.js';
import { Migration0010Catalog } from './0010-catalog.js';
import { Migration0011WorkOrders } from './0011-work-orders.js';
import { Migration0012LotStock } from './0012-lot-stock.js';
import { Migration0013QuotesAndOrders } from './0013-quotes-and-orders.js';
import { Migration0014Ledger } from './0014-ledger.js';
import { Migration0015DeliveryLanes } from './0015-delivery-lanes.js';

/** Every migration, in the order in which they are applied. */
export const migrations = [
  { name: '0001-journal', class: Migration0001Journal },
  { name: '0002-companies', class: Migration0002Companies },
  { name: '0003-locations', class: Migration0003Locations },
  { name: '0004-customers', class: Migration0004Customers },
  { name: '0005-sales', class: Migration0005Sales },
  { name: '0006-idempotency-keys', class: Migration0006IdempotencyKeys },
  { name: '0007-access', class: Migration0007Access },
  { name: '0008-webhooks', class: Migration0008Webhooks },
  { name: '0009-jobs', class: Migration0009Jobs },
  { name: '0010-catalog', class: Migration0010Catalog },
  { name: '0011-work-orders', class: Migration0011WorkOrders },
  { name: '0012-lot-stock', class: Migration0012LotStock },
  { name: '0013-quotes-and-orders', class: Migration0013QuotesAndOrders },
  { name: '0014-ledger', class: Migration0014Ledger },
  { name: '0015-delivery-lanes', class: Migration0015DeliveryLanes },
] as const;
