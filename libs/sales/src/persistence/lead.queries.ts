import { type CompanyId, type Id, JsonAnswer, notFound, type Page, type Sort } from '@partner/kernel';
import { visibleLocation } from '@partner/locations';
import { type Database, listStatement, statusHistoryStatement, substring } from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { LeadCriteria, LeadQueries, LeadSortKey } from '../application/ports/lead-queries.js';
import { leadItem, leadJoins } from './lead.view.js';

const sorts: Readonly<Record<LeadSortKey, Sql>> = {
  orderNumber: sql`t.number`,
  customerName: sql`t.customer_name`,
  status: sql`t.status`,
  total: sql`null::int`,
  createdAt: sql`t.created_at`,
  updatedAt: sql`t.updated_at`,
};

/** Reading leads: each one statement shaped like the answer. */
export class DatabaseLeadQueries implements LeadQueries {
  constructor(private readonly database: Database) {}

  async item(company: CompanyId, id: Id): Promise<JsonAnswer> {
    const row = await this.database.maybe<{ json: string; version: number }>(sql`
      select ${leadItem} as json, t.version from leads t ${leadJoins}
      where t.company_id = ${company} and t.id = ${id} and t.status <> 'Deleted'`);
    if (!row) throw notFound('lead');
    return new JsonAnswer(row.json, row.version);
  }

  async list(company: CompanyId, criteria: LeadCriteria): Promise<JsonAnswer> {
    const { json } = await this.database.one<{ json: string }>(
      listStatement(
        {
          from: sql`leads t`,
          where: [sql`t.company_id = ${company}`, sql`t.status <> 'Deleted'`, ...conditions(company, criteria)],
          sort: sorts[criteria.sort],
          order: criteria.order,
          join: leadJoins,
          item: leadItem,
        },
        criteria,
      ),
    );
    return new JsonAnswer(json);
  }

  async history(company: CompanyId, id: Id, criteria: Page & Pick<Sort<never>, 'order'>): Promise<JsonAnswer> {
    const lead = sql`select 1 from leads t where t.company_id = ${company} and t.id = ${id} and t.status <> 'Deleted'`;
    const row = await this.database.one<{ json: string | null }>(
      statusHistoryStatement({ company, resourceType: 'lead', resourceId: id, exists: lead }, criteria),
    );
    if (row.json === null) throw notFound('lead');
    return new JsonAnswer(row.json);
  }
}

/** One condition per criterion given. Substrings of single fields go through the index over all searched text too. */
function conditions(company: CompanyId, criteria: LeadCriteria): Sql[] {
  const { search, status, location, customerEmail, customerPhone, orderNumber, salesperson, externalRef } = criteria;
  const { createdFrom, createdTo, updatedFrom, updatedTo } = criteria;
  const given: (Sql | undefined)[] = [
    search === undefined ? undefined : sql`(${contains(sql`t.search_text`, search)} or ${soldBy(company, search)})`,
    status === undefined ? undefined : sql`lower(t.status) = lower(${status})`,
    location === undefined ? undefined : sql`t.location_id in (select l.id from locations l
      where l.company_id = ${company} and (l.id = ${location} or l.slug = ${location}) and ${visibleLocation('l')})`,
    customerEmail === undefined ? undefined : inField(sql`t.customer_email`, customerEmail),
    customerPhone === undefined ? undefined : inField(sql`t.customer_phone`, customerPhone),
    orderNumber === undefined ? undefined : sql`t.number = ${orderNumber}`,
    salesperson === undefined
      ? undefined
      : sql`(${inField(sql`coalesce(t.salesperson_name, '') || chr(10) || coalesce(t.salesperson_email, '')`, salesperson)}
          or ${soldBy(company, salesperson)})`,
    externalRef && sql`t.external_references @> ${JSON.stringify({ [externalRef.key]: externalRef.value })}::jsonb`,
    createdFrom && sql`t.created_at >= ${createdFrom.first}`,
    createdTo && sql`t.created_at <= ${createdTo.last}`,
    updatedFrom && sql`t.updated_at >= ${updatedFrom.first}`,
    updatedTo && sql`t.updated_at <= ${updatedTo.last}`,
  ];
  return given.filter((condition) => condition !== undefined);
}

function contains(text: Sql, part: string): Sql {
  return sql`${text} like lower(${substring(part)})`;
}

function inField(field: Sql, part: string): Sql {
  return sql`(${contains(sql`t.search_text`, part)} and ${contains(sql`lower(${field})`, part)})`;
}

/** Sold by a user whose name or email contains the text: users are few, so their ids are found first. */
function soldBy(company: CompanyId, part: string): Sql {
  return sql`t.salesperson_id = any(array(select u.id from users u where u.company_id = ${company}
    and ${contains(sql`lower(u.first_name || ' ' || u.last_name || chr(10) || u.email)`, part)}))`;
}
