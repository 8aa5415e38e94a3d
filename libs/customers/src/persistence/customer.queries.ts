import {
  type CompanyId,
  type Id,
  type ItemLines,
  JsonResponse,
  type ListDefinition,
  type NextItems,
  notFound,
} from '@partner/kernel';
import {
  type AllItemsPlan,
  allOf,
  type Database,
  fieldSearch,
  isCountedByShards,
  ItemLoader,
  itemsAfter,
  listDefinition,
  type ListSource,
  listStatement,
  referenced,
  textSearch,
} from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { CustomerCriteria, CustomerQueries, CustomerSortKey } from '../application/ports/customer-queries.js';
import { customerItem } from './customer.projection.js';

const sorts: Readonly<Record<CustomerSortKey, Sql>> = {
  name: sql`lower(t.name)`,
  email: sql`t.email_lower`,
  createdAt: sql`t.created_at`,
  updatedAt: sql`t.updated_at`,
};

const source: ListSource = { resource: 'customer', table: sql`customers` };
/** Customers that triggers count, by a state of their own: no declared totals, which are by the column `status`. */
const totals = { table: 'customers', by: [] } as const;
const all: AllItemsPlan = {
  ...source,
  where: [sql`t.deleted_at is null`, sql`t.merged_into is null`],
  item: customerItem,
};

/** Reading customers: one statement shaped like the answer (§4.7). */
export class DatabaseCustomerQueries implements CustomerQueries {
  readonly listDefinition: ListDefinition = listDefinition('customers', source);
  readonly #items: ItemLoader;

  constructor(private readonly database: Database) {
    this.#items = new ItemLoader(database, {
      table: sql`customers`,
      where: sql`t.deleted_at is null`,
      item: customerItem,
    });
  }

  async item(company: CompanyId, id: Id): Promise<JsonResponse> {
    const row = await this.#items.read(company, id);
    if (!row) throw notFound('customer');
    return new JsonResponse(row.json, row.version);
  }

  async list(company: CompanyId, criteria: CustomerCriteria): Promise<JsonResponse> {
    const { json } = await this.database.one<{ json: string }>(customerListStatement(company, criteria));
    return new JsonResponse(json);
  }

  itemsAfter(company: CompanyId, next: NextItems): Promise<ItemLines> {
    return itemsAfter(this.database, company, all, next);
  }
}

/** The statement behind the list, apart so that its plan can be looked at. */
export function customerListStatement(company: CompanyId, criteria: CustomerCriteria): Sql {
  const { includeMerged, search, email, phone, ...others } = criteria;
  return listStatement(
    {
      ...source,
      company,
      where: [
        sql`t.deleted_at is null`,
        ...(includeMerged ? [] : [sql`t.merged_into is null`]),
        ...conditions(company, others),
      ],
      sort: sorts[criteria.sort],
      order: criteria.order,
      item: customerItem,
      searched: criteria.sort !== 'updatedAt' && (criteria.updatedFrom ?? criteria.updatedTo) !== undefined,
      search: allOf([
        search === undefined ? undefined : textSearch(customers, company, search),
        email === undefined ? undefined : fieldSearch(customers, company, sql`t.email`, email),
        phone === undefined ? undefined : fieldSearch(customers, company, sql`t.phone`, phone),
      ]),
      sharded: isCountedByShards({ ...others, search, email, phone }, totals),
      counted: [includeMerged ? sql`t.status <> 'Deleted'` : sql`t.status = 'Live'`],
    },
    criteria,
  );
}

/** One condition per criterion given, but for what is searched. */
function conditions(
  company: CompanyId,
  criteria: Omit<CustomerCriteria, 'search' | 'email' | 'phone' | 'includeMerged'>,
): Sql[] {
  const { externalRef, createdFrom, createdTo, updatedFrom, updatedTo } = criteria;
  const filters: (Sql | undefined)[] = [
    externalRef && referenced(customers, company, externalRef),
    createdFrom && sql`t.created_at >= ${createdFrom.first}`,
    createdTo && sql`t.created_at <= ${createdTo.last}`,
    updatedFrom && sql`t.updated_at >= ${updatedFrom.first}`,
    updatedTo && sql`t.updated_at <= ${updatedTo.last}`,
  ];
  return filters.filter((condition) => condition !== undefined);
}

const customers = sql`customers`;
