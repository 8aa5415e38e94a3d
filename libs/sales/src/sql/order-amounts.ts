import sql, { type Sql } from 'sql-template-tag';

/** Sum of the line amounts of the order `t` for which `isCounted` holds; null without such lines. */
const linesOf = (isCounted: Sql): Sql => sql`(select sum(s.amount) from sales_lines s
  where s.company_id = t.company_id and s.document_id = t.id and ${isCounted})`;

/** Amount of the unit `w`, or of the order where it has none. */
const ofUnit = (unit: Sql, order: Sql): Sql => sql`coalesce(case when w.id is null then ${order} else ${unit} end, 0)`;

/**
 * Parts of the amount that reports count for the order `t` with its unit `w`: base price plus upgrades minus removed
 * upgrades (R48, R50). Without a unit, the building's price is the order's, or its base line's (R68).
 */
export const orderAmounts = {
  basePrice: ofUnit(
    sql`w.base_price`,
    sql`coalesce(t.base_price, ${linesOf(sql`s.product_id = t.product_id and s.status = 'included'`)})`,
  ),
  upgrades: ofUnit(sql`w.upgrades_price`, linesOf(sql`s.status = 'added'`)),
  removedUpgrades: ofUnit(sql`w.removed_price`, linesOf(sql`s.status = 'removed'`)),
};

/** Amount that reports count for the order `t` with its unit `w`. */
export const orderAmount: Sql = sql`${orderAmounts.basePrice} + ${orderAmounts.upgrades}
  - ${orderAmounts.removedUpgrades}`;
