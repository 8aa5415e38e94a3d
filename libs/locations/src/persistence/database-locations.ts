import { type CompanyId, type Id, notFound } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { Locations, VisibleLocation, VisibleLocations } from '../application/ports/locations.js';
import { Location } from '../domain/location/location.js';
import { freeSlug } from '../domain/location/slug.js';
import { visibleLocation } from '../sql/visible-location.js';
import { locationTable } from './location.entity.js';
import type { Database } from '@partner/postgres';

export class DatabaseLocations
  extends repositoryOf({
    table: locationTable,
    name: 'location',
    fromState: (state) => new Location(state, true),
    exists: visibleLocation('t'),
  })
  implements Locations
{
  /** Serializes the slugs of a company, so that each transaction sees those assigned before. */
  async claimSlug(company: CompanyId, wanted: string, self?: Id): Promise<string> {
    await this.database.lockName(`location slugs ${company}`);
    const taken = await this.database.query<{ slug: string }>(sql`
      select slug from locations where company_id = ${company} and id is distinct from ${self ?? null}::char(24)
        and (slug = ${wanted} or starts_with(slug, ${`${wanted}-`}))`);
    return freeSlug(wanted, new Set(taken.map(({ slug }) => slug)));
  }
}

export class DatabaseVisibleLocations implements VisibleLocations {
  constructor(private readonly database: Database) {}

  async find(company: CompanyId, idOrSlug: string): Promise<VisibleLocation> {
    const [location] = await this.database.query<VisibleLocation>(sql`
      select t.id, t.name, t.slug, t.lead_routing as "leadRouting" from locations t
      where t.company_id = ${company} and (t.id = ${idOrSlug} or t.slug = ${idOrSlug}) and ${visibleLocation('t')}
      order by (t.id = ${idOrSlug}) desc limit 1`);
    if (!location) throw notFound('location', idOrSlug);
    return location;
  }
}
