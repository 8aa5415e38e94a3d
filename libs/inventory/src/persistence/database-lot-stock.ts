import type { Clock, CompanyId, ItemLines, ListDefinition, NextItems } from '@partner/kernel';
import { isId, JsonResponse } from '@partner/kernel';
import { locationNamed } from '@partner/locations';
import {
  type Condition,
  contains,
  type Database,
  equals,
  itemsAfter,
  listDefinition,
  type ListSource,
  listStatement,
  lookUpMatches,
  textSearch,
} from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { LotStock, LotStockCriteria, LotStockSortKey } from '../application/ports/lot-stock.js';
import { lotStockItem, lotStockItemJoins } from './lot-stock.projection.js';
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
  itemJoin: lotStockItemJoins,
  // A siding filter can name a product.
  lookUps: ['product'],
};

/** Reads lot stock in PostgreSQL, with one statement that returns the response. */
export class DatabaseLotStock implements LotStock {
  readonly listDefinition: ListDefinition = listDefinition('lot-stock', source);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(company: CompanyId, criteria: LotStockCriteria): Promise<JsonResponse> {
    const { json } = await this.database.one<{ json: string }>(await this.listStatement(company, criteria));
    return new JsonResponse(json);
  }

  /** Returns the statement of the list; separate so that tests can inspect its plan. */
  async listStatement(company: CompanyId, criteria: LotStockCriteria): Promise<Sql> {
    const { sort, order, ignoreStoreExpiration } = criteria;
    const where = await lookUpMatches(this.database, [
      isSellable(company, this.clock.now(), ignoreStoreExpiration),
      ...conditions(company, criteria),
    ]);
    return listStatement({ ...source, company, where, sort: sorts[sort], order, item: lotStockItem }, criteria);
  }

  itemsAfter(company: CompanyId, next: NextItems): Promise<ItemLines> {
    const where = [isSellable(company, next.at, false)];
    return itemsAfter(this.database, company, { ...source, where, item: lotStockItem }, next);
  }
}

/** One condition per given filter. */
function conditions(company: CompanyId, criteria: LotStockCriteria): readonly Condition[] {
  const { search, stockType, location, region, siding } = criteria;
  return [
    // The first line of the searched text is the unit's number.
    textSearch(source.table, company, search, (part) => contains(sql`t.search_text`, part, '\n')),
    equals(sql`t.work_order_type`, stockType),
    location === undefined ? undefined : sql`t.location_id = ${locationNamed(company, location)}`,
    region === undefined
      ? undefined
      : sql`t.location_id = any(array(select r.id from visible_locations r where r.company_id = ${company}
          and r.region = ${region}))`,
    siding === undefined ? undefined : hasSiding(company, siding),
  ];
}

/**
 * Matches units with a siding (§4.2): a part of its name in the configuration, or the id of the product of a siding
 * line or of the product whose name equals the unit's siding.
 */
function hasSiding(company: CompanyId, siding: string): Condition {
  const named = textSearch(sql`lot_stock_siding`, company, siding, (part) =>
    contains(sql`fold_case(t.configuration ->> 'siding')`, part),
  )!;
  return isId(siding)
    ? { ...named, or: sql`t.id = any(array(select lot_stock_siding_of(${company}, ${siding})))` }
    : named;
}
