import { type CompanyId, notFound } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { VisibleLocation, VisibleLocations } from '../application/ports/visible-locations.js';
import { visibleLocation } from '../sql/visible-location.js';

export class DatabaseVisibleLocations implements VisibleLocations {
  constructor(private readonly database: Database) {}

  async find(company: CompanyId, idOrSlug: string): Promise<VisibleLocation> {
    const location = await this.database.maybeOne<VisibleLocation>(sql`
      select t.id, t.name, t.slug, t.lead_routing as "leadRouting" from locations t
      where t.company_id = ${company} and (t.id = ${idOrSlug} or t.slug = ${idOrSlug}) and ${visibleLocation('t')}
      order by (t.id = ${idOrSlug}) desc limit 1`);
    if (!location) throw notFound('location');
    return location;
  }
}
