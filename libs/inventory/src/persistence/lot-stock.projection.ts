import { type Joined, joined, Json } from '@partner/postgres';
import { hiddenDocumentJoin, unlessHidden } from '@partner/sales';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { stockTypeNames } from '../application/stock-type.js';
import { isDiscounted, isSold, price } from './sellable.js';

/**
 * Joins of the unit `t` for an item: its visible location `l`, and the location `ho` that hides the order holding the
 * unit.
 */
export const lotStockItemJoins: readonly Joined[] = [
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
export const lotStockItem: Sql = Json.item({
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
