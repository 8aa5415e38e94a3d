import type { CompanyId } from '@partner/kernel';
import { isAtVisibleLocation } from '@partner/locations';
import { readModels } from '@partner/postgres';
import { workOrderTransitions } from '@partner/work-orders';
import sql, { empty, type Sql } from 'sql-template-tag';

/** The condition of the indexes of lot stock, word for word, on the unit `t`. */
export const isOnLot: Sql = sql`t.work_order_type in ('lot-stock', 'rental-return', 'immediate-sale')
  and t.serial_number <> '' and ${readModels.statusIs(sql`t.status`, 'sellable', workOrderTransitions)}
  and t.quote_id is null and (t.order_id is null or t.store_expiration_anchor_at is not null)`;

/**
 * The condition under which lot stock shows the unit `t` (§4.2, R12). Build status does not matter; what matters is
 * how the unit is sold, and who has it: nobody, or an order that reached Processed and whose days on the feed are not
 * over.
 */
export function isSellable(company: CompanyId, now: Date, ignoreStoreExpiration: boolean): Sql {
  return sql`${isOnLot} ${ignoreStoreExpiration ? empty : sql`and t.store_expires_at > ${now}::timestamptz`}
    and ${isAtVisibleLocation(sql`${company}`)}`;
}

/** Linked to a Processed order (§2.7). */
export const isSold: Sql = sql`(t.order_id is not null and t.store_expiration_anchor_at is not null)`;

/**
 * Only then does the discount of the inventory card count (§2.7): more than nothing, with a reason of three
 * characters.
 */
export const isDiscounted: Sql = sql`coalesce(t.discount > 0 and char_length(regexp_replace(t.discount_reason,
  '^\\s+|\\s+$', '', 'g')) >= 3, false)`;

/** The selling price (R12): the building subtotal without the discount that counts. */
export const price: Sql = sql`(coalesce(t.base_price, 0) + coalesce(t.upgrades_price, 0) - coalesce(t.removed_price, 0)
  - case when ${isDiscounted} then t.discount else 0 end)`;
