import { Migration } from '@mikro-orm/migrations';

/** Matches units sold off the lot (R12), if the caller may query the company: the functions run as the owner (A7). */
const onTheLotOfCompany = `(company = nullif(current_setting('partner.company', true), '')::char(24)
          or current_setting('role') = 'partner_cross_company'
          or current_setting('role') = 'none' and pg_has_role(session_user, current_user, 'usage'))
        and t.company_id = company
        and t.work_order_type in ('lot-stock', 'rental-return', 'immediate-sale') and t.serial_number <> ''
        and t.status not in ('Template', 'Cancelled', 'Deleted')
        and t.quote_id is null and (t.order_id is null or t.store_expiration_anchor_at is not null)`;

/**
 * Functions that find units on the lot by siding: row-level security keeps the list itself from the index of texts.
 */
export class Migration0007Inventory extends Migration {
  override up(): void {
    this.addSql(`create function lot_stock_siding_matching(company char(24), wanted text) returns setof char(24)
        language sql stable security definer rows 100 set search_path = pg_catalog, public, pg_temp as $$
      select t.id from public.work_orders t where ${onTheLotOfCompany}
        and public.fold_case(t.configuration ->> 'siding') like wanted $$`);

    this.addSql(`create function lot_stock_siding_of(company char(24), wanted char(24)) returns setof char(24)
        language sql stable security definer rows 100 set search_path = pg_catalog, public, pg_temp as $$
      select t.id from public.work_orders t where ${onTheLotOfCompany}
        and (public.fold_case(t.configuration ->> 'siding') = (select public.fold_case(p.name) from public.products p
            where p.company_id = company and p.id = wanted)
          or jsonb_path_query_array(t.lines,
            '$[*] ? (@.status != "removed" && @.category like_regex "^siding$" flag "i").productId')
            @> to_jsonb(array[wanted::text])) $$`);
  }
}
