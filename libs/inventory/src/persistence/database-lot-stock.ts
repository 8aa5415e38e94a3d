import {
  type Clock,
  type CompanyId,
  isId,
  type ItemLines,
  JsonResponse,
  type ListDefinition,
  type NextItems,
} from '@partner/kernel';
import {
  contains,
  type Database,
  itemsAfter,
  listDefinition,
  type ListSource,
  listStatement,
} from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { LotStock, LotStockCriteria, LotStockSortKey } from '../application/ports/lot-stock.js';
import { lotStockItem, lotStockItemJoins, lotStockJoins } from './lot-stock.projection.js';
import { isSellable, price } from './sellable.js';

const sorts: Readonly<Record<LotStockSortKey, Sql>> = {
  serialNumber: sql`lower(t.serial_number)`,
  title: sql`lower(t.title)`,
  price,
  createdAt: sql`t.created_at`,
};

const source: ListSource = {
  resource: 'work_order',
  table: sql`work_orders`,
  join: lotStockJoins,
  itemJoin: lotStockItemJoins,
  // A siding can be asked for by its product.
  lookUps: ['product'],
};

/** Lot stock in PostgreSQL: one statement shaped like the answer, about work orders alone. */
export class DatabaseLotStock implements LotStock {
  readonly listDefinition: ListDefinition = listDefinition('lot-stock', source);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(company: CompanyId, criteria: LotStockCriteria): Promise<JsonResponse> {
    const { json } = await this.database.one<{ json: string }>(lotStockStatement(company, criteria, this.clock.now()));
    return new JsonResponse(json);
  }

  itemsAfter(company: CompanyId, next: NextItems): Promise<ItemLines> {
    return itemsAfter(
      this.database,
      company,
      { ...source, where: [isSellable(next.at, false)], item: lotStockItem },
      next,
    );
  }
}

/** The statement behind the list, apart so that its plan can be looked at. */
export function lotStockStatement(company: CompanyId, criteria: LotStockCriteria, now: Date): Sql {
  return listStatement(
    {
      ...source,
      company,
      where: [isSellable(now, criteria.ignoreStoreExpiration), ...conditions(criteria)],
      sort: sorts[criteria.sort],
      order: criteria.order,
      item: lotStockItem,
      searched: criteria.search !== undefined || criteria.siding !== undefined,
    },
    criteria,
  );
}

/** One condition per criterion given, in the words of the indexes of migration 0012. */
function conditions({ stockType, location, region, siding, search }: LotStockCriteria): Sql[] {
  const given: (Sql | undefined)[] = [
    stockType && sql`t.work_order_type = ${stockType}`,
    location === undefined ? undefined : sql`(l.id = ${location} or l.slug = ${location})`,
    region === undefined ? undefined : sql`l.region = ${region}`,
    siding === undefined ? undefined : hasSiding(siding),
    search === undefined
      ? undefined
      : contains(sql`lower(t.serial_number || chr(10) || coalesce(t.title, ''))`, search),
  ];
  return given.filter((condition) => condition !== undefined);
}

/**
 * Clad in what the text names (§4.2): a part of the display name in its configuration, or the product's id: that of
 * one of its siding lines, or of a product that is called like its siding.
 */
function hasSiding(siding: string): Sql {
  const named = contains(sql`lower(t.configuration ->> 'siding')`, siding);
  if (!isId(siding)) return named;
  return sql`(${named}
    or lower(t.configuration ->> 'siding') = (select lower(p.name) from products p where p.company_id = t.company_id
      and p.id = ${siding})
    or jsonb_path_query_array(t.lines,
      '$[*] ? (@.status != "removed" && @.category like_regex "^siding$" flag "i").productId')
      @> ${JSON.stringify([siding])}::jsonb)`;
}
