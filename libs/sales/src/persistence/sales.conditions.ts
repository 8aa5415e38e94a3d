import type { CompanyId } from '@partner/kernel';
import { locationNamed } from '@partner/locations';
import { between, type Condition, equals, hasReference, textSearch } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { SalesCriteria } from '../application/ports/sales-criteria.js';
import { salesContext } from '../sales.context.js';
import { soldBy, soldByUser } from './sold-by.conditions.js';

export type SalesResource = keyof typeof salesContext.resources;

/** Statuses of listed rows. */
const statusesOf = (resource: SalesResource): readonly string[] =>
  salesContext.resources[resource].transitions.statusesWith('existing');

/**
 * One condition per given filter over the row `t` of a lead, quote or order. The search for leads finds their sales
 * person, too (§4.3).
 */
export function salesConditions(
  resource: SalesResource,
  table: Sql,
  company: CompanyId,
  criteria: Partial<SalesCriteria>,
): readonly Condition[] {
  const { search, status, location, customerId, customerEmail, customerPhone, orderNumber, salesperson } = criteria;
  const { externalRef, createdFrom, createdTo, updatedFrom, updatedTo } = criteria;
  const searched = textSearch(table, company, search);
  return [
    searched && { ...searched, ...(resource === 'lead' && { or: soldByUser(company, search!) }) },
    isOneOf(sql`t.status`, statusesOf(resource), status),
    location === undefined ? undefined : sql`t.location_id = ${locationNamed(company, location)}`,
    equals(sql`t.customer_id`, customerId),
    textSearch(table, company, customerEmail, sql`t.customer_email`),
    textSearch(table, company, customerPhone, sql`t.customer_phone`),
    equals(sql`t.number`, orderNumber),
    salesperson === undefined ? undefined : soldBy(company, salesperson),
    externalRef && hasReference(table, company, externalRef),
    ...between(sql`t.created_at`, createdFrom, createdTo),
    ...between(sql`t.updated_at`, updatedFrom, updatedTo),
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
