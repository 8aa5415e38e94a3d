import type { CompanyId, Id } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { Locations } from '../application/ports/locations.js';
import { Location } from '../domain/location/location.js';
import { freeSlug } from '../domain/location/slug.js';
import { visibleLocation } from '../sql/visible-location.js';
import { locationTable } from './location.entity.js';

/** Locations in PostgreSQL. */
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
    await this.database.query(sql`select pg_advisory_xact_lock(hashtextextended(${`location slugs ${company}`}, 0))`);
    const taken = await this.database.query<{ slug: string }>(sql`
      select slug from locations where company_id = ${company} and id is distinct from ${self ?? null}::char(24)
        and (slug = ${wanted} or starts_with(slug, ${`${wanted}-`}))`);
    return freeSlug(wanted, new Set(taken.map(({ slug }) => slug)));
  }
}
