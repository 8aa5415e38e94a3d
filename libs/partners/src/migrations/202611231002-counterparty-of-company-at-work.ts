import { Migration } from '@mikro-orm/migrations';

/**
 * Shows the other party of an agreement only to the company of the current transaction, regardless of the company named
 * (R38, A7).
 */
export class Migration202611231002CounterpartyOfCompanyAtWork extends Migration {
  override up(): void {
    this.addSql(`create or replace function agreement_counterparty(reader char(24), agreement text)
      returns table (name text, company_type text)
      language sql stable strict security definer set search_path = pg_catalog, public, pg_temp as $$
        select coalesce(c.name, case p.side when 'from' then a.to_name else a.from_name end),
          coalesce(c.company_type, case p.side when 'from' then a.to_company_type else a.from_company_type end)
        from agreement_parties p
        join agreements a on a.company_id = p.owner_id and a.id = p.id
        left join companies c on c.company_id = p.counterparty_id and c.id = p.counterparty_id
        where p.company_id = reader and p.id = agreement::char(24) and a.deleted_at is null
          and (reader = nullif(current_setting('partner.company', true), '')::char(24)
            or current_setting('role') = 'partner_cross_company'
            or current_setting('role') = 'none' and pg_has_role(session_user, current_user, 'usage')) $$`);
  }
}
