import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '../upgrade/concurrent-index.js';

const indexes = [
  {
    name: 'audit_entries_of_administration',
    table: 'audit_entries',
    on: `(company_id, id) where resource_type in ('credential', 'webhook_subscription', 'event', 'session', 'user',
        'role', 'invitation', 'company')`,
  },
];

/** Partial index for audit entries about administration, which are few among those about business records. */
export class Migration202611220441AuditOfAdministration extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): Promise<void> {
    return createConcurrently(this, indexes);
  }
}
