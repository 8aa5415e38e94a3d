import { Migration } from '@mikro-orm/migrations';

/**
 * Agreements and the rows through which each party reads them (R38), their legal configuration (R39), and domains
 * (R40).
 */
export class Migration202611212255Partners extends Migration {
  override up(): void {
    this.agreements();
    this.parties();
    this.stateLegal();
    this.domains();
  }

  private agreements(): void {
    this.addSql(`create table agreements (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      direction text not null,
      status text not null,
      from_company_id text not null,
      from_company_type text,
      from_name text,
      to_company_id text not null,
      to_company_type text,
      to_name text,
      rate_config json,
      rate_config_version int,
      pending_update json,
      acceptance json,
      requested_by text,
      deleted_at timestamptz(3),
      primary key (company_id, id))`);
    this.addSql(`create index orders_agreement on orders (company_id, (rto->>'agreementId'))
      where rto->>'agreementId' is not null`);
  }

  private parties(): void {
    // One row for each party that can be a company of this deployment, stored under that company (decision 22).
    this.addSql(`create table agreement_parties (
      company_id char(24) not null,
      id char(24) not null,
      owner_id char(24) not null,
      side text not null check (side in ('from', 'to')),
      counterparty_id char(24),
      primary key (company_id, id),
      foreign key (owner_id, id) references agreements (company_id, id))`);
    this.addSql(`create function agreement_parties_of_agreement() returns trigger
      language plpgsql security definer set search_path from current as $$
      declare
        is_id constant text := '^[0-9a-f]{24}$';
      begin
        insert into agreement_parties (company_id, id, owner_id, side, counterparty_id)
          select p.party, new.id, new.company_id, p.side, case when p.counterparty ~ is_id then p.counterparty end
          from (values ('from', new.from_company_id, new.to_company_id),
            ('to', new.to_company_id, new.from_company_id)) p (side, party, counterparty)
          where p.party ~ is_id;
        return null;
      end $$`);
    this.addSql(`create trigger agreements_parties after insert on agreements
      for each row execute function agreement_parties_of_agreement()`);
    // The only access of a party to the other party's profile: its name and type.
    this.addSql(`create function agreement_counterparty(reader char(24), agreement text)
      returns table (name text, company_type text)
      language sql stable strict security definer set search_path from current as $$
        select coalesce(c.name, case p.side when 'from' then a.to_name else a.from_name end),
          coalesce(c.company_type, case p.side when 'from' then a.to_company_type else a.from_company_type end)
        from agreement_parties p
        join agreements a on a.company_id = p.owner_id and a.id = p.id
        left join companies c on c.company_id = p.counterparty_id and c.id = p.counterparty_id
        where p.company_id = reader and p.id = agreement::char(24) and a.deleted_at is null $$`);
  }

  private stateLegal(): void {
    this.addSql(`create table state_legal (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      agreement_id char(24) not null,
      state_code text not null,
      enabled boolean not null,
      contract_title text,
      disclosures json,
      late_fee json,
      reinstatement_days int,
      early_purchase_percent double precision,
      max_term_months int,
      deleted_at timestamptz(3),
      primary key (company_id, id),
      foreign key (company_id, agreement_id) references agreements (company_id, id))`);
    this.addSql(`create unique index state_legal_state on state_legal (company_id, agreement_id, state_code)
      where deleted_at is null`);
    this.addSql(`create view state_legal_parties with (security_invoker = true) as
      select p.company_id, s.id, p.owner_id from agreement_parties p
      join state_legal s on s.company_id = p.owner_id and s.agreement_id = p.id`);
  }

  private domains(): void {
    this.addSql(`create table domains (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      integration_id text not null,
      subdomain text not null,
      apex_domain text not null,
      verified boolean not null,
      locations json not null,
      deleted_at timestamptz(3),
      primary key (company_id, id))`);
    this.addSql(`create unique index domains_host on domains (subdomain, apex_domain) where deleted_at is null`);
    // Default domains of locations as rows: the primary key allows each location one default.
    this.addSql(`create table default_domains (
      company_id char(24) not null,
      location_id char(24) not null,
      domain_id char(24) not null,
      primary key (company_id, location_id),
      foreign key (company_id, domain_id) references domains (company_id, id))`);
    this.addSql(`create index default_domains_of on default_domains (company_id, domain_id)`);
    this.addSql(`create function default_domains_of_domain() returns trigger language plpgsql as $$
      begin
        delete from default_domains d where d.company_id = new.company_id and d.domain_id = new.id;
        insert into default_domains (company_id, location_id, domain_id)
          select new.company_id, e.location->>'locationId', new.id from json_array_elements(new.locations) e (location)
          where new.deleted_at is null and (e.location->>'defaultForStore')::boolean order by 2;
        return null;
      end $$`);
    this.addSql(`create trigger domains_defaults after insert or update on domains
      for each row execute function default_domains_of_domain()`);
  }
}
