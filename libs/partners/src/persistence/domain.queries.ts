import { visibleProduct } from '@partner/catalog';
import { type CompanyId, type Id, JsonResponse, type ListDefinition } from '@partner/kernel';
import type { VisibleLocations } from '@partner/locations';
import { Json, type Database, listDefinition, listStatement } from '@partner/postgres';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { DomainCriteria, DomainQueries } from '../application/ports/domains.js';

/** Renders the products of the entry `e` that partners see, in their order (R40). */
const products: Sql = sql`(select coalesce(string_agg(${Json.item({
  productId: sql`i.product->>'productId'`,
  sizes: Json.stored(sql`i.product->'sizes'`),
  excludedUpgrades: Json.stored(sql`i.product->'excludedUpgrades'`),
})}, ',' order by i.place), '')
  from json_array_elements(e.entry->'products') with ordinality i (product, place)
  join products p on p.company_id = t.company_id and p.id = i.product->>'productId' where ${visibleProduct('p')})`;

const location: Json = Json.object({
  locationId: Json.unescaped(sql`l.id`),
  name: sql`l.name`,
  code: sql`l.code`,
  hidePrices: Json.stored(sql`e.entry->'hidePrices'`),
  defaultForStore: Json.stored(sql`e.entry->'defaultForStore'`),
  products: Json.stored(sql`'[' || ${products} || ']'`),
});

/** `from` clause of the entries `e` of the domain `t` that match the criteria and whose location `l` partners see. */
const matchingEntries = ({ locationId, defaultForStore }: DomainCriteria): Sql => sql`
  json_array_elements(t.locations) with ordinality e (entry, place)
  join visible_locations l on l.company_id = t.company_id and l.id = e.entry->>'locationId'
  where true
  ${locationId === undefined ? empty : sql`and l.id = ${locationId}`}
  ${defaultForStore === undefined ? empty : sql`and (e.entry->>'defaultForStore')::boolean = ${defaultForStore}`}`;

/** A domain as partners see it (§2.13), from the row `t`. Only this file knows the field names on the wire. */
const domainItem = (criteria: DomainCriteria): Sql =>
  Json.item({
    integrationId: sql`t.integration_id`,
    subdomain: sql`t.subdomain`,
    apexDomain: sql`t.apex_domain`,
    verified: sql`t.verified`,
    locations: Json.stored(sql`'[' || (select coalesce(string_agg(${location.sql}, ',' order by e.place), '')
      from ${matchingEntries(criteria)}) || ']'`),
  });

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
