import { type Clock, type CompanyId, isId } from '@partner/kernel';
import { isAtVisibleLocation, locationNamed } from '@partner/locations';
import { type Joined, joined, Json, type Condition, contains, equals, queriesOf, textSearch } from '@partner/postgres';
import { hiddenDocumentJoin, unlessHidden } from '@partner/sales';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { LotStockCriteria } from '../application/ports/lot-stock.js';
import { stockTypeNames } from '../application/stock-type.js';
import { isDiscounted, isSold, price, isOnLot } from './sellable.js';

/**
 * Joins of the unit `t` for an item: its visible location `l`, and the location `ho` that hides the order holding the
 * unit.
 */
const lotStockItemJoins: readonly Joined[] = [
  joined('location', sql`left join visible_locations l on l.company_id = t.company_id and l.id = t.location_id`),
  hiddenDocumentJoin('order', sql`t.order_id`, 'ho'),
];

const typeNames = join(
  Object.entries(stockTypeNames).map(([type, name]) => raw(`when '${type}' then '${name}'`)),
  ' ',
);

/** Pictures of one type in stored order (R23); an empty array without any. */
const files = (type: string): Sql => sql`jsonb_path_query_array(t.files, ${raw(`'$[*] ? (@.type == "${type}").url'`)})`;

const chosen = (attribute: string): Sql => sql`t.configuration ->> ${raw(`'${attribute}'`)}`;

/**
 * A unit of the lot as partners see it (§2.7). Its wire names are defined only here. A sold unit is always shown as
 * sold, but the time at which a hidden order became Processed is not shown (A5).
 */
const lotStockItem: Sql = Json.item({
  id: Json.unescaped(sql`t.id`),
  workOrderId: Json.unescaped(sql`t.id`),
  serialNumber: sql`t.serial_number`,
  title: sql`t.title`,
  purchaseType: Json.unescaped(sql`case t.work_order_type ${typeNames} end`),
  basePrice: Json.decimal(sql`t.base_price`),
  price: Json.decimal(price),
  discount: Json.when(isDiscounted, Json.decimal(sql`t.discount`)),
  discountReason: sql`case when ${isDiscounted} then t.discount_reason end`,
  locationId: Json.unescaped(sql`l.id`),
  locationName: sql`l.name`,
  locationSlug: Json.unescaped(sql`l.slug`),
  images: sql`t.images`,
  heroImages: files('hero'),
  frontImages: files('front'),
  backImages: files('back'),
  leftImages: files('left'),
  rightImages: files('right'),
  exteriorImages: files('exterior'),
  interiorImages: files('interior'),
  attributes: Json.when(
    sql`t.configuration is not null`,
    Json.object({
      siding: chosen('siding'),
      sidingColor: chosen('sidingColor'),
      trimColor: chosen('trimColor'),
      roofMaterial: chosen('roofMaterial'),
      roofColor: chosen('roofColor'),
    }),
  ),
  sold: isSold,
  storeExpirationDays: sql`coalesce(t.store_expiration_days, 30)`,
  showWhenExpired: sql`t.show_when_expired`,
  storeExpirationAnchorAt: Json.when(isSold, Json.instant(unlessHidden('ho', sql`t.store_expiration_anchor_at`))),
});

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
    ? { ...named, or: { column: sql`t.id`, ids: sql`select lot_stock_siding_of(${company}, ${siding})` } }
    : named;
}
