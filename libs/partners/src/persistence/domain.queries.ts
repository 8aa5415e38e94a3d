import { type CompanyId, type Id, JsonResponse, type ListDefinition } from '@partner/kernel';
import type { VisibleLocations } from '@partner/locations';
import { type Database, listDefinition, listStatement } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { DomainCriteria, DomainQueries } from '../application/ports/domains.js';
import { domainItem, matchingEntries } from './domain.projection.js';

const source = { resource: 'domain', table: sql`domains`, lookUps: ['location', 'product'] } as const;

/**
 * Reads domains in PostgreSQL, with one statement that builds the response without records hidden from partners (A5,
 * R40).
 */
export class DatabaseDomainQueries implements DomainQueries {
  readonly listDefinition: ListDefinition = listDefinition('domains', source);

  constructor(
    private readonly database: Database,
    private readonly locations: VisibleLocations,
  ) {}

  locationDefinition(location: Id): ListDefinition {
    return listDefinition(`locations/${location}/domains`, source);
  }

  async list(company: CompanyId, criteria: DomainCriteria): Promise<JsonResponse> {
    const { locationId, defaultForStore } = criteria;
    const isNarrowed = locationId !== undefined || defaultForStore !== undefined;
    const [row] = await this.database.query<{ json: string }>(
      listStatement(
        {
          ...source,
          company,
          where: [
            sql`t.deleted_at is null`,
            ...(isNarrowed ? [sql`exists (select 1 from ${matchingEntries(criteria)})`] : []),
          ],
          // Host names sort by character code, regardless of the database's collation.
          sort: sql`row(t.subdomain collate "C", t.apex_domain collate "C")`,
          order: criteria.order,
          item: domainItem(criteria),
        },
        criteria,
      ),
    );
    const { json } = row!;
    return new JsonResponse(json);
  }

  async ofLocation(
    company: CompanyId,
    location: Id,
    criteria: Omit<DomainCriteria, 'locationId'>,
  ): Promise<JsonResponse> {
    const { id: locationId } = await this.locations.find(company, location);
    return this.list(company, { ...criteria, locationId });
  }
}
