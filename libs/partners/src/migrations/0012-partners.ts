import { Migration } from '@mikro-orm/migrations';

/** Agreements between two companies, their legal settings by state, and domains. */
export class Migration0012Partners extends Migration {
  override up(): void {
    this.addSql(`create table agreements (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, direction text not null, status text not null,
        from_company_id text not null, from_company_type text, from_name text, to_company_id text not null,
        to_company_type text, to_name text, rate_config json, rate_config_version int, pending_update json,
        acceptance json, requested_by text, deleted_at timestamptz(3), pending_rate_config json,
        pending_rate_config_version int,
        primary key (company_id, id))`);

    this.addSql(`create table agreement_parties (
        company_id char(24) not null, id char(24) not null, owner_id char(24) not null, side text not null,
        counterparty_id char(24),
        primary key (company_id, id), check (side in ('from', 'to')),
        foreign key (owner_id, id) references agreements);
      create function agreement_parties_of_agreement() returns trigger language plpgsql security definer
        set search_path = pg_catalog, public, pg_temp as $$
      declare
        is_id constant text := '^[0-9a-f]{24}$';
      begin
        insert into agreement_parties (company_id, id, owner_id, side, counterparty_id)
          select p.party, new.id, new.company_id, p.side, case when p.counterparty ~ is_id then p.counterparty end
          from (values ('from', new.from_company_id, new.to_company_id),
            ('to', new.to_company_id, new.from_company_id)) p (side, party, counterparty)
          where p.party ~ is_id;
        return null;
      end $$;
      create trigger agreements_parties after insert on agreements
        for each row execute function agreement_parties_of_agreement();
      -- Both companies of an agreement see it.
      create policy shared_record on agreements using (exists (select from agreement_parties p
        where p.company_id = nullif(current_setting('partner.company', true), '')::char(24)
          and p.owner_id = agreements.company_id and p.id = agreements.id));
      -- The name and type of the other company as it is now, if it is a company of this deployment.
      create function agreement_counterparty(reader char(24), agreement text)
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

    this.addSql(`create table state_legal (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, agreement_id char(24) not null, state_code text not null,
        deleted_at timestamptz(3), lessor_legal_name text, lessor_address_line1 text, lessor_address_line2 text,
        sections json not null, arbitration_text text, acknowledgement_text text,
        include_customer_data_sheet boolean not null, include_state_rpa_pages boolean not null,
        primary key (company_id, id), foreign key (company_id, agreement_id) references agreements);
      create unique index state_legal_state on state_legal (company_id, agreement_id, state_code)
        where deleted_at is null;
      create policy shared_record on state_legal using (exists (select from agreement_parties p
        where p.company_id = nullif(current_setting('partner.company', true), '')::char(24)
          and p.owner_id = state_legal.company_id and p.id = state_legal.agreement_id));
      create view state_legal_parties with (security_invoker = true) as
        select p.company_id, s.id, p.owner_id
        from agreement_parties p join state_legal s on s.company_id = p.owner_id and s.agreement_id = p.id`);

    this.addSql(`create table domains (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, integration_id text not null, subdomain text not null,
        apex_domain text not null, verified boolean not null, locations json not null, deleted_at timestamptz(3),
        primary key (company_id, id));
      create unique index domains_host on domains (subdomain, apex_domain) where deleted_at is null`);

    this.addSql(`create table default_domains (
        company_id char(24) not null, location_id char(24) not null, domain_id char(24) not null,
        primary key (company_id, location_id), foreign key (company_id, domain_id) references domains);
      create index default_domains_of on default_domains (company_id, domain_id);
      create function default_domains_of_domain() returns trigger language plpgsql as $$
      begin
        delete from default_domains d where d.company_id = new.company_id and d.domain_id = new.id;
        insert into default_domains (company_id, location_id, domain_id)
          select new.company_id, e.location->>'locationId', new.id from json_array_elements(new.locations) e (location)
          where new.deleted_at is null and (e.location->>'defaultForStore')::boolean order by 2;
        return null;
      end $$;
      create trigger domains_defaults after insert or update on domains
        for each row execute function default_domains_of_domain()`);
  }
}
