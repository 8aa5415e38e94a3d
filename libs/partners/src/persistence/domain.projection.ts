import { visibleProduct } from '@partner/catalog';
import { jsonItem, type JsonText, jsonObject, storedJson, unescapedText } from '@partner/persistence';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { DomainCriteria } from '../application/ports/domain-queries.js';

/** The products that partners see of the entry `e`, in its order (R40). */
const products: Sql = sql`(select coalesce(string_agg(${jsonItem({
  productId: sql`i.product->>'productId'`,
  sizes: storedJson(sql`i.product->'sizes'`),
  excludedUpgrades: storedJson(sql`i.product->'excludedUpgrades'`),
})}, ',' order by i.place), '')
  from json_array_elements(e.entry->'products') with ordinality i (product, place)
  join products p on p.company_id = t.company_id and p.id = i.product->>'productId' where ${visibleProduct('p')})`;

const location: JsonText = jsonObject({
  locationId: unescapedText(sql`l.id`),
  name: sql`l.name`,
  code: sql`l.code`,
  hidePrices: storedJson(sql`e.entry->'hidePrices'`),
  defaultForStore: storedJson(sql`e.entry->'defaultForStore'`),
  products: storedJson(sql`'[' || ${products} || ']'`),
});

/** The entries `e` of the domain `t` whose location `l` partners see, those alone that were asked for: after `from`. */
export const matchingEntries = ({ locationId, defaultForStore }: DomainCriteria): Sql => sql`
  json_array_elements(t.locations) with ordinality e (entry, place)
  join visible_locations l on l.company_id = t.company_id and l.id = e.entry->>'locationId'
  where true
  ${locationId === undefined ? empty : sql`and l.id = ${locationId}`}
  ${defaultForStore === undefined ? empty : sql`and (e.entry->>'defaultForStore')::boolean = ${defaultForStore}`}`;

/** A domain as partners see it (§2.13): the only place that knows its wire names. The row is `t`. */
export const domainItem = (criteria: DomainCriteria): Sql =>
  jsonItem({
    integrationId: sql`t.integration_id`,
    subdomain: sql`t.subdomain`,
    apexDomain: sql`t.apex_domain`,
    verified: sql`t.verified`,
    locations: storedJson(sql`'[' || (select coalesce(string_agg(${location.sql}, ',' order by e.place), '')
      from ${matchingEntries(criteria)}) || ']'`),
  });
