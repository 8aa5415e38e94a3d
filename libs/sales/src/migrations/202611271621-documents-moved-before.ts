import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the quotes and orders that changed their location before the triggers, by their events. It only reads existing
 * tables, with no lock that a writer waits for.
 */
export class Migration202611271621DocumentsMovedBefore extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await this.execute(`with told as (select distinct company_id, resource_id from events
        where resource_type in ('quote', 'order') and data -> 'changedFields' ? 'location'),
      moved as (select d.company_id, d.id, d.location_id
        from told e join (select company_id, id, location_id from quotes
          union all select company_id, id, location_id from orders) d
          on d.company_id = e.company_id and d.id = e.resource_id)
      insert into moved_documents (company_id, id, location_id) table moved on conflict do nothing`);
  }
}
