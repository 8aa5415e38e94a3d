import {
  type CompanyId,
  type Id,
  type ItemLines,
  type ListDefinition,
  type NextItems,
  type Page,
  type Sort,
  type StatusRecordQueries,
  JsonResponse,
  notFound,
} from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../database.js';
import { type ItemResponse, ItemLoader } from './item-loader.js';
import { type Condition, lookUpMatches } from './text-search.js';
import { itemsAfter } from './items-after.js';
import { listDefinition, type ListSource, listStatement } from './list.js';
import { statusHistoryStatement } from './status-history.js';

type Listed = Page & Pick<Sort<never>, 'order'>;

/** Sort keys of a list; lists without a choice are sorted by creation time. */
type SortKeyOf<Criteria> = Criteria extends Sort<infer Key> ? Key : 'createdAt';

/** Kind of record of a read model. */
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
  /** Returns the condition that partners see a record of the company. */
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

  /** A record, and so its history, may be hidden by what its conditions look up (A5). */
  historyDefinition(id: Id): ListDefinition {
    const { route, resource, lookUps = [] } = this.model.source;
    return { route: `${route}/${id}/status-history`, shows: [resource, ...lookUps] };
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

  async itemsAfter(company: CompanyId, next: NextItems): Promise<ItemLines> {
    const { source, item } = this.model;
    const where = await lookUpMatches(this.database, this.#conditions(company, {}, next.at));
    return itemsAfter(this.database, company, { ...source, item: itemsOf(item).listed, where }, next);
  }

  async history(company: CompanyId, id: Id, criteria: Listed): Promise<JsonResponse> {
    const { table, resource } = this.model.source;
    const exists = sql`select 1 from ${table} t where ${this.isRecord(company, id)}`;
    const [row] = await this.database.query<{ json: string | null }>(
      statusHistoryStatement({ company, resourceType: resource, resourceId: id, exists }, criteria),
    );
    const { json } = row!;
    return new JsonResponse(this.found(json));
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
