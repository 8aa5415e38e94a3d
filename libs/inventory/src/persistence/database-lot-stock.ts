import type { Clock, CompanyId } from '@partner/kernel';
import { isId } from '@partner/kernel';
import { isAtVisibleLocation, locationNamed } from '@partner/locations';
import { type Condition, contains, equals, queriesOf, textSearch } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { LotStockCriteria } from '../application/ports/lot-stock.js';
import { lotStockItem, lotStockItemJoins } from './lot-stock.projection.js';
import { isOnLot, price } from './sellable.js';

const table = sql`work_orders`;

/** Reads units that can be bought off the lot (§2.7, R12): as of the clock, or of the start of a snapshot. */
export const DatabaseLotStock = queriesOf<LotStockCriteria, [Clock]>((clock) => ({
  // A siding filter can name a product.
  source: { resource: 'work_order', route: 'lot-stock', table, itemJoin: lotStockItemJoins, lookUps: ['product'] },
  visible: (company) => sql`${isOnLot} and ${isAtVisibleLocation(company)}`,
  item: lotStockItem,
  sorts: {
    serialNumber: sql`lower(t.serial_number)`,
    title: sql`lower(t.title)`,
    price,
    createdAt: sql`t.created_at`,
  },
  conditions: ({ search, stockType, location, region, siding, ignoreStoreExpiration }, company, at = clock.now()) => [
    ignoreStoreExpiration ? undefined : sql`t.store_expires_at > ${at}::timestamptz`,
    // The first line of the searched text is the unit's number.
    textSearch(table, company, search, (part) => contains(sql`t.search_text`, part, '\n')),
    equals(sql`t.work_order_type`, stockType),
    location === undefined ? undefined : sql`t.location_id = ${locationNamed(company, location)}`,
    region === undefined
      ? undefined
      : sql`t.location_id = any(array(select r.id from visible_locations r where r.company_id = ${company}
          and r.region = ${region}))`,
    siding === undefined ? undefined : hasSiding(company, siding),
  ],
}));

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
