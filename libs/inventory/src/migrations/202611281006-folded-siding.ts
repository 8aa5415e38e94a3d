import { Migration } from '@mikro-orm/migrations';
import { replaceConcurrently } from '@partner/schema';

/** Condition of the list (R12), repeated verbatim as in migration 0012. */
const onTheLot = `work_order_type in ('lot-stock', 'rental-return', 'immediate-sale') and serial_number <> ''
  and status not in ('Template', 'Cancelled', 'Deleted')
  and quote_id is null and (order_id is null or store_expiration_anchor_at is not null)`;

/** Compares the siding of units on the lot in any case, for every letter of Unicode (A13). */
export class Migration202611281006FoldedSiding extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await replaceConcurrently(this, {
      name: 'work_orders_on_lot_text',
      table: 'work_orders',
      on: `using gin (company_id, (fold_case(configuration ->> 'siding')) gin_trgm_ops,
        (jsonb_path_query_array(lines,
          '$[*] ? (@.status != "removed" && @.category like_regex "^siding$" flag "i").productId')) jsonb_path_ops)
        where ${onTheLot}`,
    });
    await this.execute(`do $do$
      declare found record;
      begin
        for found in select pg_get_functiondef(oid) as text from pg_proc where pronamespace = 'public'::regnamespace
          and proname in ('lot_stock_siding_matching', 'lot_stock_siding_of')
        loop
          execute replace(found.text, 'lower(', 'public.fold_case(');
        end loop;
      end $do$`);
  }
}
