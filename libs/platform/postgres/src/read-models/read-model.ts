import type {
  CompanyId,
  Id,
  ItemLines,
  ListDefinition,
  NextItems,
  Page,
  ResourceType,
  Sort,
  StatusRecordQueries,
} from '@partner/kernel';
import { JsonResponse, notFound } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../database.js';
import type { ItemResponse } from '../loaders/item-response.js';
import { ItemLoader, type ItemPlan } from '../loaders/item-loader.js';
import { currentTransaction } from '../transaction/current-transaction.js';
import { itemsAfter } from './items-after.js';
import { listDefinition, type ListSource } from './joined.js';
import { listStatement } from './list.js';
import type { ListPlan } from './list-plan.js';
import { itemKey, type KnownItems, ReusedItems } from './reused-items.js';
import { statusHistoryStatement } from './status-history.js';

/** Condition that is always true. */
const all = sql`true`;

/** Names of criteria for the ends of a range. */
const rangeEnd = /(From|To)$/;

/** Returns the criteria without ranges, as text: a list whose range moves usually shows the same records. */
const withoutRanges = (criteria: object): string =>
  JSON.stringify(criteria, (name, value: unknown) => (rangeEnd.test(name) ? undefined : value));

type Listed = Page & Pick<Sort<never>, 'order'>;

/** Sort keys of a list; lists without a choice are sorted by creation time. */
type SortKeyOf<Criteria> = Criteria extends Sort<infer Key> ? Key : 'createdAt';

/**
 * Read model of one kind of record. List, single item, snapshot, status history and their cache definitions derive from
 * it. The record is `t`.
 */
export interface ReadModel<Criteria extends Listed> extends ListSource {
  /** Name of the list, such as `leads`. */
  readonly route: string;
  /** Name of the record in a 404, if not the resource name. */
  readonly name?: string;
  /** Condition, in addition to the company, that partners see a record; absent if they see all. */
  readonly visible?: Sql;
  /** Same condition as `visible` for lists, in a form that is evaluated once for all records of a company. */
  readonly visibleOf?: (company: CompanyId) => Sql;
  /** Condition that a record is in the snapshot, if the list leaves it to its criteria. */
  readonly inSnapshot?: (company: CompanyId) => Sql;
  /** Expression for the item's JSON text. */
  readonly item: Sql;
  /** True if only the row `t` and joins with a version determine an item: unchanged ones are not built again. */
  readonly reusesItems?: boolean;
  /** Item and joins for a single record, if they differ from those of the list. */
  readonly single?: Partial<Pick<ItemPlan, 'item' | 'join'>>;
  /** True if partners see versions of the records (R20). */
  readonly versioned?: boolean;
  readonly sorts: Readonly<Record<SortKeyOf<Criteria>, Sql>>;
  readonly conditions: (criteria: Criteria, company: CompanyId) => readonly (Sql | undefined)[];
  /**
   * Returns strategies for finding and counting rows, beyond the conditions. `countedBy` are the criteria of the
   * counters, without the one that their `kinds` stand for.
   */
  readonly plan?: (
    criteria: Criteria,
    company: CompanyId,
  ) => Partial<Omit<ListPlan, 'company' | 'table' | 'where' | 'sort' | 'order' | 'item'>> & {
    readonly countedBy?: Criteria | undefined;
  };
  /** Resources that a status history depends on, in addition to its record. */
  readonly historyLookUps?: readonly ResourceType[];
}

export function listOf<Criteria extends Listed>(
  model: ReadModel<Criteria>,
  company: CompanyId,
  criteria: Criteria,
  known?: KnownItems,
): Sql {
  const { table, join, itemJoin, visible, visibleOf, item, sorts, conditions, plan } = model;
  const { sort = 'createdAt' } = criteria as { sort?: string };
  const { countedBy, ...planned } = plan?.(criteria, company) ?? {};
  const where = (by: Criteria): Sql[] =>
    [visibleOf?.(company) ?? visible, ...conditions(by, company)].filter((one) => one !== undefined);
  return listStatement(
    {
      table,
      join,
      itemJoin,
      counted: countedBy && where(countedBy),
      ...planned,
      company,
      where: where(criteria),
      sort: (sorts as Readonly<Record<string, Sql>>)[sort]!,
      order: criteria.order,
      item,
      known,
    },
    criteria,
  );
}

/** Reads the records of a read model from PostgreSQL, each with one statement that returns the response body. */
export class DatabaseRecordQueries<Criteria extends Listed> implements StatusRecordQueries<Criteria> {
  readonly listDefinition: ListDefinition;
  readonly #items: ItemLoader;
  readonly #name: string;
  readonly #reused: ReusedItems | undefined;

  constructor(
    protected readonly database: Database,
    protected readonly model: ReadModel<Criteria>,
  ) {
    const { route, table, join = [], itemJoin = [], visible = all, item, single, resource, name } = model;
    this.listDefinition = listDefinition(route, model);
    this.#items = new ItemLoader(database, { table, join: [...join, ...itemJoin], item, ...single, where: visible });
    this.#name = name ?? resource.replaceAll('_', ' ');
    this.#reused = model.reusesItems ? new ReusedItems(itemKey(itemJoin)) : undefined;
  }

  historyDefinition(id: Id): ListDefinition {
    const { route, resource, historyLookUps = [] } = this.model;
    return { route: `${route}/${id}/status-history`, shows: [resource, ...historyLookUps] };
  }

  async item(company: CompanyId, id: Id): Promise<JsonResponse> {
    const { json, version } = this.found(await this.#items.read(company, id));
    return new JsonResponse(json, this.model.versioned ? version : undefined);
  }

  response(company: CompanyId, id: Id): ItemResponse {
    return this.#items.response(company, id, this.#name);
  }

  async list(company: CompanyId, criteria: Criteria): Promise<JsonResponse> {
    const read = async (known?: KnownItems): Promise<string> =>
      (await this.database.one<{ json: string }>(listOf(this.model, company, criteria, known))).json;
    // A transaction may write a row twice, and both versions have the same number.
    const reused = criteria.page === 1 && !currentTransaction.getStore() ? this.#reused : undefined;
    return new JsonResponse(await (reused ? reused.complete(`${company} ${withoutRanges(criteria)}`, read) : read()));
  }

  itemsAfter(company: CompanyId, next: NextItems): Promise<ItemLines> {
    const { table, join, itemJoin, item, visible = all, visibleOf, inSnapshot } = this.model;
    const where = [(inSnapshot ?? visibleOf)?.(company) ?? visible];
    return itemsAfter(this.database, company, { table, join, itemJoin, item, where }, next);
  }

  async history(company: CompanyId, id: Id, criteria: Listed): Promise<JsonResponse> {
    const { table, resource } = this.model;
    const exists = sql`select 1 from ${table} t where ${this.isRecord(company, id)}`;
    const { json } = await this.database.one<{ json: string | null }>(
      statusHistoryStatement({ company, resourceType: resource, resourceId: id, exists }, criteria),
    );
    return new JsonResponse(this.found(json));
  }

  /** Condition that `t` is the record and partners see it. */
  protected isRecord(company: CompanyId, id: Id): Sql {
    return sql`t.company_id = ${company} and t.id = ${id} and ${this.model.visible ?? all}`;
  }

  /** Returns what was read. @throws DomainError `notFound` if it is null or undefined. */
  protected found<Read>(read: Read | null | undefined): Read {
    if (read === null || read === undefined) throw notFound(this.#name);
    return read;
  }
}

/**
 * Creates the query class of a read model without additional queries. @param model the model, or a function that
 * creates it from injected dependencies.
 */
export const queriesOf = <Criteria extends Listed, Needs extends readonly unknown[] = []>(
  model: ReadModel<Criteria> | ((...needs: Needs) => ReadModel<Criteria>),
): new (database: Database, ...needs: Needs) => DatabaseRecordQueries<Criteria> =>
  class extends DatabaseRecordQueries<Criteria> {
    constructor(database: Database, ...needs: Needs) {
      super(database, typeof model === 'function' ? model(...needs) : model);
    }
  };

/** Condition that a column has the value; undefined if none is given. */
export const equals = (column: Sql, value: string | number | boolean | undefined): Sql | undefined =>
  value === undefined ? undefined : sql`${column} = ${value}`;
