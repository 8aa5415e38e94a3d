import {
  type CompanyId,
  type Id,
  type ItemLines,
  JsonResponse,
  type ListDefinition,
  type NextItems,
  notFound,
  type Page,
  type ResourceType,
  type Sort,
  type Span,
  type StatusRecordQueries,
} from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../database.js';
import type { ItemAnswer } from '../loaders/item-answer.js';
import { ItemLoader, type ItemPlan } from '../loaders/item-loader.js';
import { itemsAfter } from './items-after.js';
import { listDefinition, type ListSource } from './joined.js';
import { listStatement } from './list.js';
import type { ListPlan } from './list-plan.js';
import { statusHistoryStatement } from './status-history.js';

/** The condition that leaves no record out. */
const all = sql`true`;

type Listed = Page & Pick<Sort<never>, 'order'>;

/** Sort keys of a list; one without a choice is sorted by the time of creation. */
type SortKeyOf<Criteria> = Criteria extends Sort<infer Key> ? Key : 'createdAt';

/**
 * One kind of record as it is read. List, single item, snapshot, status history, and what the cache has to know of them
 * derive from it. The record is `t`.
 */
export interface ReadModel<Criteria extends Listed> extends ListSource {
  /** Names the list: `leads`. */
  readonly route: string;
  /** Name of the record in a 404, unless it is the resource. */
  readonly name?: string;
  /** The condition that partners see a record, beside that it is the company's; absent where they see all. */
  readonly visible?: Sql;
  /** The same for all records of a company, where that can be said of all of them at once. */
  readonly visibleOf?: (company: CompanyId) => Sql;
  /** The condition of those in a snapshot, where the list leaves it to its criteria. */
  readonly inSnapshot?: (company: CompanyId) => Sql;
  /** The item's JSON text. */
  readonly item: Sql;
  /** The item of a single record, and all of its joins, where they are other ones than in the list. */
  readonly single?: Partial<Pick<ItemPlan, 'item' | 'join'>>;
  /** True when partners see versions of the records (R20). */
  readonly versioned?: boolean;
  readonly sorts: Readonly<Record<SortKeyOf<Criteria>, Sql>>;
  /** One condition per criterion given. */
  readonly conditions: (criteria: Criteria, company: CompanyId) => readonly (Sql | undefined)[];
  /** Ways to find and count rows, beyond the conditions. */
  readonly plan?: (
    criteria: Criteria,
    company: CompanyId,
  ) => Partial<Omit<ListPlan, 'company' | 'table' | 'where' | 'sort' | 'order' | 'item'>>;
  /** Resources that a status history depends on beside its record. */
  readonly historyLookUps?: readonly ResourceType[];
}

/** The statement behind a list of a read model. */
export function listOf<Criteria extends Listed>(
  model: ReadModel<Criteria>,
  company: CompanyId,
  criteria: Criteria,
): Sql {
  const { table, join, itemJoin, visible, visibleOf, item, sorts, conditions, plan } = model;
  const { sort = 'createdAt' } = criteria as { sort?: string };
  return listStatement(
    {
      table,
      join,
      itemJoin,
      ...plan?.(criteria, company),
      company,
      where: [visibleOf?.(company) ?? visible, ...conditions(criteria, company)].filter((one) => one !== undefined),
      sort: (sorts as Readonly<Record<string, Sql>>)[sort]!,
      order: criteria.order,
      item,
    },
    criteria,
  );
}

/** Reading the records of a read model in PostgreSQL: each one statement shaped like the response. */
export class DatabaseRecordQueries<Criteria extends Listed> implements StatusRecordQueries<Criteria> {
  readonly listDefinition: ListDefinition;
  readonly #items: ItemLoader;
  readonly #name: string;

  constructor(
    protected readonly database: Database,
    protected readonly model: ReadModel<Criteria>,
  ) {
    const { route, table, join = [], itemJoin = [], visible = all, item, single, resource, name } = model;
    this.listDefinition = listDefinition(route, model);
    this.#items = new ItemLoader(database, { table, join: [...join, ...itemJoin], item, ...single, where: visible });
    this.#name = name ?? resource.replaceAll('_', ' ');
  }

  historyDefinition(id: Id): ListDefinition {
    const { route, resource, historyLookUps = [] } = this.model;
    return { route: `${route}/${id}/status-history`, shows: [resource, ...historyLookUps] };
  }

  async item(company: CompanyId, id: Id): Promise<JsonResponse> {
    const { json, version } = this.found(await this.#items.read(company, id));
    return new JsonResponse(json, this.model.versioned ? version : undefined);
  }

  answer(company: CompanyId, id: Id): ItemAnswer {
    return this.#items.answer(company, id, this.#name);
  }

  async list(company: CompanyId, criteria: Criteria): Promise<JsonResponse> {
    const { json } = await this.database.one<{ json: string }>(listOf(this.model, company, criteria));
    return new JsonResponse(json);
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

  /** The condition that `t` is the record, and that partners see it. */
  protected isRecord(company: CompanyId, id: Id): Sql {
    return sql`t.company_id = ${company} and t.id = ${id} and ${this.model.visible ?? all}`;
  }

  /** @throws DomainError `notFound` unless something was read of the record. */
  protected found<Read>(read: Read | null | undefined): Read {
    if (read === null || read === undefined) throw notFound(this.#name);
    return read;
  }
}

/** The queries of a read model that offers nothing else. @param model or what makes it of what others bind. */
export const queriesOf = <Criteria extends Listed, Needs extends readonly unknown[] = []>(
  model: ReadModel<Criteria> | ((...needs: Needs) => ReadModel<Criteria>),
): new (database: Database, ...needs: Needs) => DatabaseRecordQueries<Criteria> =>
  class extends DatabaseRecordQueries<Criteria> {
    constructor(database: Database, ...needs: Needs) {
      super(database, typeof model === 'function' ? model(...needs) : model);
    }
  };

/** The condition that a column has the value, if one is given. */
export const equals = (column: Sql, value: string | number | boolean | undefined): Sql | undefined =>
  value === undefined ? undefined : sql`${column} = ${value}`;

/** The conditions that a time lies between two days, or moments, as far as they are given. */
export const between = (column: Sql, from: Span | undefined, to: Span | undefined): readonly (Sql | undefined)[] => [
  from && sql`${column} >= ${from.first}`,
  to && sql`${column} <= ${to.last}`,
];
