import type { CompanyId } from '@partner/kernel';
import { locationNamed } from '@partner/locations';
import { allOf, fieldSearch, referenced, type TextSearch, textSearch } from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { SalesCriteria, SalesSortKey } from '../application/ports/sales-criteria.js';
import { salesContext } from '../sales.context.js';
import { soldBy } from './sold-by.conditions.js';

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
 * creation, its sales person, and texts that are searched.
 */
export function salesConditions(
  resource: SalesResource,
  table: Sql,
  company: CompanyId,
  criteria: SalesCriteria,
): Sql[] {
  const { status, location, orderNumber, externalRef, updatedFrom, updatedTo } = criteria;
  const filters: (Sql | undefined)[] = [
    status === undefined ? undefined : isOneOf(sql`t.status`, statusesOf(resource), status),
    location === undefined ? undefined : sql`t.location_id = ${locationNamed(company, location)}`,
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

/** The texts that are searched. Leads are searched by their sales person, too (§4.3). */
export function salesSearch(
  resource: SalesResource,
  table: Sql,
  company: CompanyId,
  { search, customerEmail, customerPhone }: SalesCriteria,
): TextSearch | undefined {
  const searched = search === undefined ? undefined : textSearch(table, company, search);
  return allOf([
    searched && resource === 'lead' ? orSoldBy(table, company, search!, searched) : searched,
    customerEmail === undefined ? undefined : fieldSearch(table, company, sql`t.customer_email`, customerEmail),
    customerPhone === undefined ? undefined : fieldSearch(table, company, sql`t.customer_phone`, customerPhone),
  ]);
}

/** The version keeps PostgreSQL from an index that has all of the rows, but not by their sales people. */
function orSoldBy(table: Sql, company: CompanyId, part: string, { where, ids }: TextSearch): TextSearch {
  const isSoldBy = soldBy(company, part);
  return {
    where: sql`(${where} or ${isSoldBy})`,
    ids:
      ids &&
      sql`${ids} union all select t.id from ${table} t where t.company_id = ${company} and ${isSoldBy}
      and t.version > 0`,
  };
}
