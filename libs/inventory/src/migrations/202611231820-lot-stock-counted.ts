import { Migration } from '@mikro-orm/migrations';

/** Matches when the caller may query the company, since the functions run as the owner (A7). */
const mayName = `(company = nullif(current_setting('partner.company', true), '')::char(24)
  or current_setting('role') = 'partner_cross_company'
  or current_setting('role') = 'none' and pg_has_role(session_user, current_user, 'usage'))`;

/** A function that returns ids of units on the lot: row-level security keeps the list itself from the siding index. */
const finding = (name: string, wanted: string, condition: string): string => `create function ${name}(company char(24),
    wanted ${wanted}) returns setof char(24)
  language sql stable security definer rows 100 set search_path = pg_catalog, public, pg_temp as $$
    select t.id from public.work_orders t where ${mayName} and t.company_id = company
      and t.work_order_type in ('lot-stock', 'rental-return', 'immediate-sale') and t.serial_number <> ''
      and t.status not in ('Template', 'Cancelled', 'Deleted')
      and t.quote_id is null and (t.order_id is null or t.store_expiration_anchor_at is not null)
      and ${condition} $$`;

/** Matches the unit `row` if it is sold off the lot (R12), with the condition of the indexes of migration 0012. */
const isOnLot = (row: string): string => `(${row}.work_order_type in ('lot-stock', 'rental-return', 'immediate-sale')
  and ${row}.serial_number <> '' and ${row}.status not in ('Template', 'Cancelled', 'Deleted')
  and ${row}.quote_id is null and (${row}.order_id is null or ${row}.store_expiration_anchor_at is not null)) is true`;

const counted = (row: string): string =>
  `(${isOnLot(row)}, ${row}.work_order_type, ${row}.location_id, ${row}.store_expires_at = 'infinity')`;

/**
 * Finds units on the lot by siding, and counts them by type and location: under `lot_stock` the units that stay, under
 * `lot_stock_sold` those that leave at a known time (§2.7). The total of the list is the first count plus the sold
 * units whose time is not over.
 */
export class Migration202611231820LotStockCounted extends Migration {
  override up(): void {
    this.addSql(finding('lot_stock_siding_matching', 'text', `lower(t.configuration ->> 'siding') like wanted`));
    this.addSql(
      finding(
        'lot_stock_siding_of',
        'char(24)',
        `(lower(t.configuration ->> 'siding') = (select lower(p.name) from public.products p
            where p.company_id = company and p.id = wanted)
          or jsonb_path_query_array(t.lines,
            '$[*] ? (@.status != "removed" && @.category like_regex "^siding$" flag "i").productId')
            @> to_jsonb(array[wanted::text]))`,
      ),
    );
    for (const name of ['lot_stock_siding_matching(char(24), text)', 'lot_stock_siding_of(char(24), char(24))'])
      this.addSql(`revoke all on function ${name} from public`);
    this.addSql(`create function tally_lot_stock() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and ${isOnLot('old')} then
          perform tally(old.company_id, case when old.store_expires_at = 'infinity' then 'lot_stock'
            else 'lot_stock_sold' end, old.work_order_type, old.location_id, -1);
        end if;
        if tg_op <> 'DELETE' and ${isOnLot('new')} then
          perform tally(new.company_id, case when new.store_expires_at = 'infinity' then 'lot_stock'
            else 'lot_stock_sold' end, new.work_order_type, new.location_id, 1);
        end if;
        return null;
      end $$`);
    this.addSql(`create trigger work_orders_lot_stock after insert on work_orders for each row
      when (${isOnLot('new')}) execute function tally_lot_stock()`);
    this.addSql(`create trigger work_orders_lot_stock_again after update on work_orders for each row
      when (${counted('old')} is distinct from ${counted('new')}) execute function tally_lot_stock()`);
    this.addSql(`create trigger work_orders_lot_stock_gone after delete on work_orders for each row
      when (${isOnLot('old')}) execute function tally_lot_stock()`);
  }
}
