import type { CompanyId } from '@partner/kernel';
import { visibleLocation } from '@partner/locations';
import { contains, referenced, searched } from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { SalesCriteria, SalesSortKey } from '../application/ports/sales-criteria.js';

/** What the three lists are sorted by. @param total of a row; leads have none. */
export const salesSorts = (total: Sql): Readonly<Record<SalesSortKey, Sql>> => ({
  orderNumber: sql`t.number`,
  customerName: sql`t.customer_name`,
  status: sql`t.status`,
  total,
  createdAt: sql`t.created_at`,
  updatedAt: sql`t.updated_at`,
});

/**
 * One condition per criterion given, over the row `t` of a lead, quote or order (§4.3), but for the time of its
 * creation.
 */
export function salesConditions(table: Sql, company: CompanyId, criteria: SalesCriteria): Sql[] {
  const { search, status, location, customerEmail, customerPhone, orderNumber, salesperson, externalRef } = criteria;
  const { updatedFrom, updatedTo } = criteria;
  const filters: (Sql | undefined)[] = [
    search === undefined ? undefined : searched(table, company, search),
    status === undefined ? undefined : sql`lower(t.status) = lower(${status})`,
    location === undefined
      ? undefined
      : sql`t.location_id in (select l.id from locations l
      where l.company_id = ${company} and (l.id = ${location} or l.slug = ${location}) and ${visibleLocation('l')})`,
    customerEmail === undefined ? undefined : inField(table, company, sql`t.customer_email`, customerEmail),
    customerPhone === undefined ? undefined : inField(table, company, sql`t.customer_phone`, customerPhone),
    orderNumber === undefined ? undefined : sql`t.number = ${orderNumber}`,
    salesperson === undefined
      ? undefined
      : sql`(${contains(
          sql`lower(coalesce(t.salesperson_name, '') || chr(10) || coalesce(t.salesperson_email,
        ''))`,
          salesperson,
        )}
          or ${soldBy(company, salesperson)})`,
    externalRef && referenced(table, company, externalRef),
    updatedFrom && sql`t.updated_at >= ${updatedFrom.first}`,
    updatedTo && sql`t.updated_at <= ${updatedTo.last}`,
  ];
  return filters.filter((condition) => condition !== undefined);
}

/** Whether criteria look for a part of a text. */
export const isSearched = ({ search, customerEmail, customerPhone, salesperson }: SalesCriteria): boolean =>
  [search, customerEmail, customerPhone, salesperson].some((part) => part !== undefined);

/** The same of a single field, which is part of the searched text: so the index over that serves it too. */
function inField(table: Sql, company: CompanyId, field: Sql, part: string): Sql {
  return sql`(${searched(table, company, part)} and ${contains(sql`lower(${field})`, part)})`;
}

/** Sold by a user whose name or email contains the text: users are few, so their ids are found first. */
export function soldBy(company: CompanyId, part: string): Sql {
  return sql`t.salesperson_id = any(array(select u.id from users u where u.company_id = ${company}
    and ${contains(sql`lower(u.first_name || ' ' || u.last_name || chr(10) || u.email)`, part)}))`;
}
