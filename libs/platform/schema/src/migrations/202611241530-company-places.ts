import { Migration } from '@mikro-orm/migrations';

/**
 * Companies that move between cells, with the function that starts each write of a company. The transaction's lock lets
 * `partner company move` wait for the writes that began before a company was frozen. The query after the lock sees what
 * was committed while waiting for it.
 */
export class Migration202611241530CompanyPlaces extends Migration {
  override up(): void {
    this.addSql(`create table company_places (
      company_id char(24) primary key,
      state text not null check (state in ('arriving', 'leaving', 'frozen', 'gone', 'here')),
      other_cell text not null,
      step text not null,
      changed_at timestamptz(3) not null)`);
    this.addSql(`create view absent_companies with (security_invoker = true) as
      select company_id from company_places where state in ('arriving', 'frozen', 'gone')`);
    this.addSql(`create view moving_companies with (security_invoker = true) as
      select company_id from company_places where state <> 'here'`);
    this.addSql(`create function begin_company_write(company text) returns void language plpgsql as $$
      begin
        perform set_config('partner.company', company, true);
        perform pg_advisory_xact_lock_shared(7220037, hashtext(company));
        if exists (select from public.absent_companies a where a.company_id = company::char(24)) then
          raise exception using errcode = 'PA005', message = 'company_away', detail = company;
        end if;
      end $$`);
    this.addSql('grant execute on function begin_company_write(text) to public');
  }
}
