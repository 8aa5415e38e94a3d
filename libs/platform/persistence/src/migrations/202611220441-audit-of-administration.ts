import { Migration } from '@mikro-orm/migrations';

/** Who administered what: few entries among those of the records themselves, which it leaves out. */
export class Migration202611220441AuditOfAdministration extends Migration {
  override up(): void {
    this.addSql(`create index audit_entries_of_administration on audit_entries (company_id, id)
      where resource_type in ('credential', 'webhook_subscription', 'event', 'session', 'user', 'role', 'invitation',
        'company')`);
  }
}
