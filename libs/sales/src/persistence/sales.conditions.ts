import type { CompanyId } from '@partner/kernel';
import { locationNamed } from '@partner/locations';
import { matching, readModels } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { SalesCriteria } from '../application/ports/sales-criteria.js';
import { salesContext } from '../sales.context.js';
import { soldBy } from './sold-by.conditions.js';

export type SalesResource = keyof typeof salesContext.resources;

/** Statuses of listed rows. */
const statusesOf = (resource: SalesResource): readonly string[] =>
  salesContext.resources[resource].transitions.statusesWith('existing');

/**
 * One condition per given filter over the row `t` of a lead, quote or order (§4.3), except for times of creation and
 * change, sales person and text search.
 */
export function salesConditions(
  resource: SalesResource,
  table: Sql,
  company: CompanyId,
  criteria: SalesCriteria,
): readonly (Sql | undefined)[] {
  const { status, location, customerId, orderNumber, externalRef } = criteria;
  return [
    isOneOf(sql`t.status`, statusesOf(resource), status),
    location === undefined ? undefined : sql`t.location_id = ${locationNamed(company, location)}`,
    readModels.equals(sql`t.customer_id`, customerId),
    readModels.equals(sql`t.number`, orderNumber),
    externalRef && matching.referenced(table, company, externalRef),
  ];
}

/**
 * Matches a column by a value in any case. The stored spelling is looked up here because `lower` in SQL is not
 * leakproof: row-level security would not allow an index for the comparison (A7).
 * @param values possible values of the column.
 */
export function isOneOf(column: Sql, values: readonly string[], meant: string | undefined): Sql | undefined {
  if (meant === undefined) return undefined;
  const value = values.find((one) => one.toLowerCase() === meant.toLowerCase());
  return value === undefined ? sql`false` : sql`${column} = ${value}`;
}

/** Text search of a list. Leads are also searched by their sales person (§4.3). */
export function salesSearch(
  resource: SalesResource,
  table: Sql,
  company: CompanyId,
  { search, customerEmail, customerPhone }: SalesCriteria,
): readModels.TextSearch | undefined {
  const searched = matching.text(table, company, search);
  const all = matching.allOf([
    searched && resource === 'lead' ? orSoldBy(table, company, search!, searched) : searched,
    matching.field(table, company, sql`t.customer_email`, customerEmail),
    matching.field(table, company, sql`t.customer_phone`, customerPhone),
  ]);
  // The longest texts of a lead leave no room for its email and phone number in the index.
  const readsRows = resource === 'lead' && (customerEmail ?? customerPhone) !== undefined;
  return all && { ...all, readsRows };
}

/** The condition on `version` keeps PostgreSQL from using an index with all rows that is not by sales person. */
function orSoldBy(
  table: Sql,
  company: CompanyId,
  part: string,
  { where, ids }: readModels.TextSearch,
): readModels.TextSearch {
  const isSoldBy = soldBy(company, part);
  return {
    where: sql`(${where} or ${isSoldBy})`,
    ids:
      ids &&
      sql`${ids} union all select t.id from ${table} t where t.company_id = ${company} and ${isSoldBy}
      and t.version > 0`,
  };
}
