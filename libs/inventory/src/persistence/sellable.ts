import { statusIs } from '@partner/postgres';
import { workOrderTransitions } from '@partner/work-orders';
import sql, { type Sql } from 'sql-template-tag';

/**
 * Matches units `t` that are for sale, and either free or held by a Processed order (§4.2, R12); the build status does
 * not matter. The lot stock indexes repeat this condition verbatim.
 */
export const isOnLot: Sql = sql`t.work_order_type in ('lot-stock', 'rental-return', 'immediate-sale')
  and t.serial_number <> '' and ${statusIs(sql`t.status`, 'sellable', workOrderTransitions)}
  and t.quote_id is null and (t.order_id is null or t.store_expiration_anchor_at is not null)`;

/** Matches units linked to a Processed order (§2.7). */
export const isSold: Sql = sql`(t.order_id is not null and t.store_expiration_anchor_at is not null)`;

const buildingSubtotal = sql`(coalesce(t.base_price, 0) + coalesce(t.upgrades_price, 0)
  - coalesce(t.removed_price, 0))`;

/**
 * Matches units whose inventory card discount applies (§2.7, R12): above zero, at most the building subtotal, with a
 * reason of at least three characters.
 */
export const isDiscounted: Sql = sql`coalesce(t.discount > 0 and t.discount <= ${buildingSubtotal} and
  char_length(regexp_replace(t.discount_reason, '^\\s+|\\s+$', '', 'g')) >= 3, false)`;

/** Selling price (R12): the building subtotal minus the discount, if that applies. */
export const price: Sql = sql`(${buildingSubtotal} - case when ${isDiscounted} then t.discount else 0 end)`;
