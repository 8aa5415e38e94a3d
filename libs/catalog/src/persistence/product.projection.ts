import { json } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';

/**
 * Images of the gallery in upload order, then images of the legacy slots; a repeated image is shown at its first place
 * (§2.12).
 */
const images: Sql = sql`(select coalesce(to_json(array_agg(i.url order by i.place)), '[]') from (
  select u.url, min(u.place) as place from unnest(t.gallery_images || t.legacy_images) with ordinality u (url, place)
  where u.url <> '' group by u.url) i)`;

/** A product `t` as partners see it (§2.12). Its wire names are defined only here. */
export const productItem: Sql = json.item({
  id: sql`t.id`,
  name: sql`t.name`,
  description: sql`t.description`,
  sku: sql`t.sku`,
  price: json.decimal(sql`t.price`),
  width: sql`t.width`,
  length: sql`t.length`,
  active: sql`t.active`,
  images,
  createdAt: json.instant(sql`t.created_at`),
  updatedAt: json.instant(sql`t.updated_at`),
});

/** A size `t` as partners see it (§2.12). */
export const sizeItem: Sql = json.item({
  id: sql`t.id`,
  productId: sql`t.product_id`,
  name: sql`t.name`,
  sku: sql`t.sku`,
  width: sql`t.width`,
  length: sql`t.length`,
  price: json.decimal(sql`t.price`),
  active: sql`t.active`,
});
