import {
  type Joined,
  type ReadModel,
  between,
  type Condition,
  equals,
  hasReference,
  textSearch,
  contains,
} from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { SalesCriteria } from '../application/ports/sales-criteria.js';
import type { CompanyId, Id } from '@partner/kernel';
import { locationNamed } from '@partner/locations';
import { salesContext } from '../sales.context.js';

/** Rows that were sold by a user whose name or email contains the text. */
const soldByUser = (company: CompanyId, part: string): { readonly column: Sql; readonly ids: Sql } => ({
  column: sql`t.salesperson_id`,
  ids: sql`select u.id from sales_people u where u.company_id = ${company}
    and ${contains(sql`fold_case(u.name || chr(10) || u.email)`, part)}`,
});

/** Matches the row `t` if the name or email of its sales person contains the text (R3): a user, or one named in it. */
const soldBy = (company: CompanyId, part: string): Condition => ({
  where: sql`(${contains(sql`fold_case(t.salesperson_name)`, part)}
    or ${contains(sql`fold_case(t.salesperson_email)`, part)})`,
  or: soldByUser(company, part),
});

/** Common part of the read models of leads, quotes and orders. @param total column of the total; leads have none. */
export function salesModel(
  resource: SalesResource,
  itemJoin: readonly Joined[],
  total: Sql = sql`t.total`,
): Pick<ReadModel<SalesCriteria>, 'source' | 'sorts' | 'conditions'> {
  const table = raw(`${resource}s`);
  return {
    source: { resource, route: `${resource}s`, table, itemJoin, versioned: true },
    sorts: {
      orderNumber: sql`t.number`,
      customerName: sql`t.customer_name`,
      status: sql`t.status`,
      total,
      createdAt: sql`t.created_at`,
      updatedAt: sql`t.updated_at`,
    },
    conditions: (criteria, company) => salesConditions(resource, table, company, criteria),
  };
}

type SalesResource = keyof typeof salesContext.resources;

/** Statuses of listed rows. */
const statusesOf = (resource: SalesResource): readonly string[] =>
  salesContext.resources[resource].transitions.statusesWith('existing');

/**
 * One condition per given filter over the row `t` of a lead, quote or order. The search for leads finds their sales
 * person, too (§4.3).
 */
function salesConditions(
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

/** Selects the ids of up to `limit` records of a customer that are not erased, deleted ones included (R110). */
export const notErased = (table: Sql, company: CompanyId, customer: Id, limit: number): Sql =>
  sql`select n.id from ${table} n where n.company_id = ${company} and n.customer_id = ${customer}
    and n.erased_at is null order by n.id limit ${limit}::int`;
