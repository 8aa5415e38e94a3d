import {
  type ItemLines,
  type CompanyId,
  type Id,
  type ListDefinition,
  type NextItems,
  type Page,
  type Sort,
  type StatusRecordQueries,
  JsonResponse,
  notFound,
} from '@partner/kernel';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Database } from '../database.js';
import { type ItemResponse, ItemLoader } from './item-loader.js';
import { type Condition, lookUpMatches } from './text-search.js';
import { Json } from './json.js';
import { joinsOf, listDefinition, type ListSource, listStatement } from './list.js';

type Listed = Page & Pick<Sort<never>, 'order'>;

/** Sort keys of a list; lists without a choice are sorted by creation time. */
type SortKeyOf<Criteria> = Criteria extends Sort<infer Key> ? Key : 'createdAt';

export interface RecordSource extends ListSource {
  /** Name of the list, such as `leads`. */
  readonly route: string;
  /** Name of the record in a 404, if not the resource name. */
  readonly name?: string;
  /** True if partners see versions of the records (R20). */
  readonly versioned?: boolean;
}

/**
 * Read model of one kind of record. List, single item, snapshot, status history and their cache definitions derive from
 * it. The record is `t`.
 */
export interface ReadModel<Criteria extends Listed> {
  readonly source: RecordSource;
  readonly visible: (company: Sql) => Sql;
  /**
   * Returns the conditions of the criteria. Without any, the list has the records of the snapshot.
   * @param at time as of which a snapshot is read.
   */
  readonly conditions: (criteria: Partial<Criteria>, company: CompanyId, at?: Date) => readonly Condition[];
  readonly sorts: Readonly<Record<SortKeyOf<Criteria>, Sql>>;
  /** Item's JSON text, in lists and by itself. */
  readonly item: Sql | { readonly listed: Sql; readonly single: Sql; readonly singleJoin?: ListSource['itemJoin'] };
}

const itemsOf = (item: ReadModel<never>['item']): Exclude<ReadModel<never>['item'], Sql> =>
  'listed' in item ? item : { listed: item, single: item };

/** Entry of a status history (§2.17). */
const historyEntry = Json.item({
  status: sql`t.status`,
  previousStatus: sql`t.previous_status`,
  description: sql`t.description`,
  changedAt: Json.instant(sql`t.changed_at`),
  actor: Json.object({ name: sql`t.actor_name`, email: sql`t.actor_email` }),
});

/** Puts an item on one line: free-form JSON may have line breaks between its members, where they are insignificant. */
const inOneLine = (item: Sql): Sql => sql`translate(${item}, chr(10) || chr(13), '  ') || chr(10)`;

/** Reads the records of a read model from PostgreSQL, each with one statement that returns the response body. */
export class DatabaseRecordQueries<Criteria extends Listed> implements StatusRecordQueries<Criteria> {
  readonly listDefinition: ListDefinition;
  readonly #items: ItemLoader;
  readonly #name: string;

  constructor(
    protected readonly database: Database,
    protected readonly model: ReadModel<Criteria>,
  ) {
    const { source, visible, item } = model;
    const { single, singleJoin = [] } = itemsOf(item);
    this.listDefinition = listDefinition(source.route, source);
    this.#items = new ItemLoader(database, {
      table: source.table,
      join: [...new Set([...(source.join ?? []), ...(source.itemJoin ?? []), ...singleJoin])],
      item: single,
      where: visible(sql`t.company_id`),
    });
    this.#name = source.name ?? source.resource.replaceAll('_', ' ');
  }

  /** A record, and so its history, may be hidden by everything that the list depends on (A5). */
  historyDefinition(id: Id): ListDefinition {
    const { route, shows } = this.listDefinition;
    return { route: `${route}/${id}/status-history`, shows };
  }

  async item(company: CompanyId, id: Id): Promise<JsonResponse> {
    const { json, version } = this.found(await this.#items.read(company, id));
    return new JsonResponse(json, this.model.source.versioned ? version : undefined);
  }

  response(company: CompanyId, id: Id): ItemResponse {
    return this.#items.response(company, id, this.#name);
  }

  async list(company: CompanyId, criteria: Criteria): Promise<JsonResponse> {
    const { json } = (await this.database.query<{ json: string }>(await this.listStatement(company, criteria)))[0]!;
    return new JsonResponse(json);
  }

  /** Returns the statement of the list. A searched text is looked up first. */
  async listStatement(company: CompanyId, criteria: Criteria): Promise<Sql> {
    const { source, sorts, item } = this.model;
    const { sort = 'createdAt', order } = criteria as { sort?: string; order: 'asc' | 'desc' };
    const where = await lookUpMatches(this.database, this.#conditions(company, criteria));
    const by = (sorts as Readonly<Record<string, Sql>>)[sort]!;
    return listStatement({ ...source, company, where, sort: by, order, item: itemsOf(item).listed }, criteria);
  }

  /**
   * Returns the next items in the order of their ids, which is an index order of every company table: the cost of a
   * batch does not depend on its position, because only returned and filtered rows are read (R84).
   */
  async itemsAfter(company: CompanyId, { after, limit, at }: NextItems): Promise<ItemLines> {
    const { source, item } = this.model;
    const where = await lookUpMatches(this.database, this.#conditions(company, {}, at));
    const line = inOneLine(itemsOf(item).listed);
    const [row] = await this.database.query<{ lines: string | null; last: Id | null; count: number }>(
      sql`select string_agg(${line}, '' order by t.id) as lines, max(t.id) as last, count(*)::int as count
        from (select t.* from ${source.table} t ${joinsOf(source.join)}
          where ${join([sql`t.company_id = ${company} and t.id > ${after}`, ...where], ' and ')} order by t.id
          limit ${limit}::int) t ${joinsOf(source.itemJoin)}`,
    );
    const { lines, last, count } = row!;
    return { lines: lines ?? '', last: last ?? undefined, count };
  }

  async history(company: CompanyId, id: Id, criteria: Listed): Promise<JsonResponse> {
    const { table, resource } = this.model.source;
    const where = [sql`t.resource_type = ${resource}`, sql`t.resource_id = ${id}`];
    const history = { company, table: sql`status_history`, where, sort: sql`t.changed_at`, item: historyEntry };
    const list = listStatement({ ...history, order: criteria.order }, criteria);
    const exists = sql`select 1 from ${table} t where ${this.isRecord(company, id)}`;
    const [row] = await this.database.query<{ json: string | null }>(
      sql`select case when exists (${exists}) then (${list}) end as json`,
    );
    return new JsonResponse(this.found(row!.json));
  }

  /** Condition that `t` is the record and partners see it. */
  protected isRecord(company: CompanyId, id: Id): Sql {
    return sql`t.company_id = ${company} and t.id = ${id} and ${this.model.visible(sql`t.company_id`)}`;
  }

  /** Returns what was read. @throws DomainError `notFound` if it is null or undefined. */
  protected found<Read>(read: Read | null | undefined): Read {
    if (read === null || read === undefined) throw notFound(this.#name);
    return read;
  }

  #conditions(company: CompanyId, criteria: Partial<Criteria>, at?: Date): readonly Condition[] {
    return [this.model.visible(sql`${company}`), ...this.model.conditions(criteria, company, at)];
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
