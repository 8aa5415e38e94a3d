import { Migration0001Journal } from './0001-journal.js';
import { Migration0002Companies } from './0002-companies.js';
import { Migration0003Locations } from './0003-locations.js';
import { Migration0004Customers } from './0004-customers.js';
import { Migration0005Sales } from './0005-sales.js';
import { Migration0006IdempotencyKeys } from './0006-idempotency-keys.js';
import { Migration0007Access } from './0007-access.js';
import { Migration0008Webhooks } from './0008-webhooks.js';

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
] as const;
