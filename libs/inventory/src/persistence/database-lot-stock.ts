import type { Clock, CompanyId, Id, ItemLines, ListDefinition, NextItems } from '@partner/kernel';
import { isId, JsonResponse } from '@partner/kernel';
import { isAtVisibleLocation, locationNamed } from '@partner/locations';
import { type Database, matching, readModels } from '@partner/postgres';
import sql, { join, type Sql } from 'sql-template-tag';
import type { LotStock, LotStockCriteria, LotStockSortKey } from '../application/ports/lot-stock.js';
import { lotStockItem, lotStockItemJoins } from './lot-stock.projection.js';
import { isOnLot, isSellable, price } from './sellable.js';

const sorts: Readonly<Record<LotStockSortKey, Sql>> = {
  serialNumber: sql`lower(t.serial_number)`,
  title: sql`lower(t.title)`,
  price,
  createdAt: sql`t.created_at`,
};

const source: readModels.ListSource = {
  resource: 'work_order',
  table: sql`work_orders`,
  itemJoin: lotStockItemJoins,
  // A siding filter can name a product.
  lookUps: ['product'],
};

/** Reads lot stock in PostgreSQL, with one statement that returns the response. */
export class DatabaseLotStock implements LotStock {
  readonly listDefinition: ListDefinition = readModels.listDefinition('lot-stock', source);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(company: CompanyId, criteria: LotStockCriteria): Promise<JsonResponse> {
    const { json } = await this.database.one<{ json: string }>(lotStockStatement(company, criteria, this.clock.now()));
    return new JsonResponse(json);
  }

  itemsAfter(company: CompanyId, next: NextItems): Promise<ItemLines> {
    return readModels.itemsAfter(
      this.database,
      company,
      { ...source, where: [isSellable(company, next.at, false)], item: lotStockItem },
      next,
    );
  }
}

/** Returns the statement of the list; separate so that tests can inspect its plan. */
export function lotStockStatement(company: CompanyId, criteria: LotStockCriteria, now: Date): Sql {
  const { search, siding } = criteria;
  return readModels.listStatement(
    {
      ...source,
      company,
      where: [isSellable(company, now, criteria.ignoreStoreExpiration), ...conditions(company, criteria)],
      sort: sorts[criteria.sort],
      order: criteria.order,
      item: lotStockItem,
      // A siding always uses its index: reading it from each unit's configuration is slower.
      searched: siding !== undefined,
      search: searchOf(company, criteria),
      ...(search === undefined && siding === undefined && { total: total(company, criteria, now) }),
    },
    criteria,
  );
}

/**
 * Total of the list. Counters count the units that stay on the lot, and with `ignoreStoreExpiration` those that leave
 * it, too. Otherwise sold units whose time is not over are counted from their rows, which are the last weeks' sales.
 */
function total(company: CompanyId, criteria: LotStockCriteria, now: Date): Sql {
  const where = (type: Sql): Sql =>
    join(
      [
        isAtVisibleLocation(sql`${company}`),
        ...locationConditions(company, criteria),
        ...typeConditions(criteria, type),
      ],
      ' and ',
    );
  const counted = (kinds: readonly string[]): Sql => sql`coalesce((select sum(t.amount) from record_tallies t
    where t.company_id = ${company} and t.kind = any(${kinds}::text[]) and ${where(sql`t.status`)}), 0)`;
  if (criteria.ignoreStoreExpiration) return sql`select ${counted(['lot_stock', 'lot_stock_sold'])}`;
  return sql`select ${counted(['lot_stock'])}
    + (select count(*) from work_orders t where t.company_id = ${company} and ${isOnLot}
      and t.store_expires_at > ${now}::timestamptz and t.store_expires_at < 'infinity'
      and ${where(sql`t.work_order_type`)})`;
}

const typeConditions = ({ stockType }: LotStockCriteria, type: Sql): Sql[] =>
  stockType ? [sql`${type} = ${stockType}`] : [];

/** Conditions on the location of the row `t`. */
function locationConditions(company: CompanyId, { location, region }: LotStockCriteria): Sql[] {
  return [
    ...(location === undefined ? [] : [sql`t.location_id = ${locationNamed(company, location)}`]),
    // Written so that no index serves it: units of several locations would have to be sorted.
    ...(region === undefined
      ? []
      : [
          sql`array_position(array(select r.id from visible_locations r where r.company_id = ${company}
            and r.region = ${region}), t.location_id) is not null`,
        ]),
  ];
}

/** One condition per given filter, except text search. */
function conditions(company: CompanyId, criteria: LotStockCriteria): Sql[] {
  const { siding } = criteria;
  return [
    ...typeConditions(criteria, sql`t.work_order_type`),
    ...locationConditions(company, criteria),
    ...(siding === undefined || !isId(siding) ? [] : [hasSiding(company, siding)]),
  ];
}

/** Text search: a part of serial number or title, and of the siding's name. */
function searchOf(company: CompanyId, { search, siding }: LotStockCriteria): readModels.TextSearch | undefined {
  return matching.allOf([
    // The first line of the searched text is the unit's number.
    matching.afterFirstLine(source.table, company, search),
    siding === undefined || isId(siding)
      ? undefined
      : {
          where: matching.contains(sql`fold_case(t.configuration ->> 'siding')`, siding),
          ids: matching.ids(sql`lot_stock_siding`, company, siding),
        },
  ]);
}

/**
 * Matches units with the siding named by an id (§4.2). The id is the product of a siding line, the product whose name
 * equals the unit's siding, or a part of the display name in the configuration.
 */
function hasSiding(company: CompanyId, siding: Id): Sql {
  const named = matching.ids(sql`lot_stock_siding`, company, siding);
  return sql`t.id = any(array(${named} union all select lot_stock_siding_of(${company}, ${siding})))`;
}
