import type { CompanyId } from '@partner/kernel';
import { visibleLocation } from '@partner/locations';
import { contains, referenced, searched } from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { SalesCriteria, SalesSortKey } from '../application/ports/sales-criteria.js';
import { salesContext } from '../sales.context.js';

/** What the three lists are sorted by. @param total of a row; leads have none. */
export const salesSorts = (total: Sql): Readonly<Record<SalesSortKey, Sql>> => ({
  orderNumber: sql`t.number`,
  customerName: sql`t.customer_name`,
  status: sql`t.status`,
  total,
  createdAt: sql`t.created_at`,
  updatedAt: sql`t.updated_at`,
});

export type SalesResource = keyof typeof salesContext.resources;

/** The statuses of rows that are listed. */
const statusesOf = (resource: SalesResource): readonly string[] =>
  salesContext.resources[resource].transitions.statuses.filter((status) => status !== 'Deleted');

/**
 * One condition per criterion given, over the row `t` of a lead, quote or order (§4.3), but for the time of its
 * creation and its sales person.
 */
export function salesConditions(
  resource: SalesResource,
  table: Sql,
  company: CompanyId,
  criteria: SalesCriteria,
): Sql[] {
  const { search, status, location, customerEmail, customerPhone, orderNumber, externalRef } = criteria;
  const { updatedFrom, updatedTo } = criteria;
  const filters: (Sql | undefined)[] = [
    search === undefined ? undefined : searched(table, company, search),
    status === undefined ? undefined : isOneOf(sql`t.status`, statusesOf(resource), status),
    location === undefined
      ? undefined
      : sql`t.location_id = any(array(select l.id from locations l
      where l.company_id = ${company} and (l.id = ${location} or l.slug = ${location}) and ${visibleLocation('l')}))`,
    customerEmail === undefined ? undefined : inField(table, company, sql`t.customer_email`, customerEmail),
    customerPhone === undefined ? undefined : inField(table, company, sql`t.customer_phone`, customerPhone),
    orderNumber === undefined ? undefined : sql`t.number = ${orderNumber}`,
    externalRef && referenced(table, company, externalRef),
    updatedFrom && sql`t.updated_at >= ${updatedFrom.first}`,
    updatedTo && sql`t.updated_at <= ${updatedTo.last}`,
  ];
  return filters.filter((condition) => condition !== undefined);
}

/**
 * The condition that a column has the value that is meant, whatever its case. It is spelled here: `lower` might leak
 * what it is given, so that a policy keeps a comparison with it from every index (A7). @param values of the column.
 */
export function isOneOf(column: Sql, values: readonly string[], meant: string): Sql {
  const value = values.find((one) => one.toLowerCase() === meant.toLowerCase());
  return value === undefined ? sql`false` : sql`${column} = ${value}`;
}

/** Whether criteria look for a part of a text that the searched text has. */
export const isSearched = ({ search, customerEmail, customerPhone }: SalesCriteria): boolean =>
  [search, customerEmail, customerPhone].some((part) => part !== undefined);

/** The same of a single field, which is part of the searched text: so the index over that serves it too. */
function inField(table: Sql, company: CompanyId, field: Sql, part: string): Sql {
  return sql`(${searched(table, company, part)} and ${contains(sql`lower(${field})`, part)})`;
}
