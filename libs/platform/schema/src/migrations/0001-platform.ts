import { Migration } from '@mikro-orm/migrations';

/** Tables and functions that every change needs: numbers, events, history, audit trail, idempotency keys and jobs. */
export class Migration0001Platform extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists pg_trgm`);

    this.addSql(`create extension if not exists btree_gin`);

    // Folds the case of every letter of Unicode (W7, R6, R25), whatever the locale of the database (A13). A sigma has
    // one form, because the one at the end of a word would not be found within a word, and a lower-case İ is one
    // letter.
    this.addSql(`create function fold_case(value text) returns text language sql immutable strict parallel safe
        return (replace(translate(lower(value collate "und-x-icu"), 'ς', 'σ'), 'i̇', 'i') collate "default")`);

    // Raises a condition declared in the code (`refusal`). It is volatile, so that constant folding in the planner
    // never raises it; it is called only where a statement fails.
    this.addSql(`create function refuse(state text, condition text, subject text) returns integer
        language plpgsql volatile as $$
      begin
        raise exception using errcode = state, message = condition, detail = subject;
      end $$`);

    this.addSql(`create table company_counters (
        company_id char(24) not null, name text not null, value bigint not null,
        primary key (company_id, name)) with (fillfactor = 50)`);

    // The default partition takes ids from a clock that is far off, so that they do not make a change fail.
    this.addSql(`create table events (
        company_id char(24) not null, id char(24) not null, seq bigint not null, type text not null,
        occurred_at timestamptz(3) not null, resource_type text not null, resource_id char(24) not null,
        resource_version int, external_references jsonb, data jsonb, location_id char(24), request_id text,
        traceparent text,
        primary key (company_id, id)) partition by range (id);
      create index events_feed on events (company_id, seq);
      create index events_of_request on events (company_id, request_id) where request_id is not null;
      create index events_of_type on events (company_id, type, seq);
      create table events_elsewhen partition of events default`);

    // No foreign keys, because every write with a key creates and completes a claim. The row is updated once, in place.
    this.addSql(`create table idempotency_keys (
        company_id char(24) not null, operation bytea not null, endpoint text not null, key text not null,
        body_hash bytea not null, claim uuid not null, claimed_at timestamptz not null, finished_at timestamptz,
        status smallint, headers jsonb, body text, kinds text[],
        primary key (company_id, operation)) with (fillfactor = 70);
      create index idempotency_keys_age on idempotency_keys (company_id, claimed_at)`);

    // Claiming a job moves its due time to the end of the lease, so the jobs of a killed worker become due again.
    // Workers skip from group to group (company and kind), and claim the earliest due jobs of each.
    this.addSql(`create table outbox_jobs (
        company_id char(24) not null, id char(24) not null, kind text not null, key text, payload jsonb not null,
        attempts int not null, next_attempt_at timestamptz(3) not null, running_until timestamptz(3),
        gave_up_at timestamptz(3), last_error text, created_at timestamptz(3) not null, request_id text,
        traceparent text,
        primary key (company_id, id));
      create index outbox_jobs_by_id on outbox_jobs (id);
      create index outbox_jobs_due on outbox_jobs (next_attempt_at) where gave_up_at is null;
      create unique index outbox_jobs_key on outbox_jobs (company_id, kind, key)
        where attempts = 0 and key is not null;
      create index outbox_jobs_gave_up on outbox_jobs (company_id, gave_up_at) where gave_up_at is not null`);

    // A worker holds an advisory lock of its number while it lives; a worker that finds the lock free ends its owner.
    this.addSql(`create table workers (
        id int not null, started_at timestamptz(3) not null, ended_at timestamptz(3),
        primary key (id));
      create sequence worker_ids as int cycle`);

    // Fingerprints of the keys that encrypt stored secrets (R87). Keys cannot be derived from them.
    this.addSql(`create table secret_keys (
        fingerprint char(32) not null, known_since timestamptz(3) not null,
        primary key (fingerprint))`);

    this.addSql(`create table status_history (
        company_id char(24) not null, id char(24) not null, resource_type text not null,
        resource_id char(24) not null, status text not null, previous_status text, description text,
        changed_at timestamptz(3) not null, actor_name text not null, actor_email text,
        primary key (company_id, id));
      create index status_history_of on status_history (company_id, resource_type, resource_id, changed_at, id)`);

    // Entries about administration are few among those about business records, so they have an index of their own.
    this.addSql(`create table audit_entries (
        company_id char(24) not null, id char(24) not null, at timestamptz(3) not null, actor_kind text not null,
        actor_id char(24), actor_name text not null, request_id text, action text not null,
        resource_type text not null, resource_id char(24) not null, resource_version int not null, changes jsonb,
        primary key (company_id, id));
      create index audit_entries_of_administration on audit_entries (company_id, id)
        where resource_type in ('credential', 'webhook_subscription', 'event', 'session', 'user', 'role',
        'invitation', 'company');
      create index audit_entries_of on audit_entries (company_id, resource_type, resource_id, at)`);

    // Records of customers whose erasure is running (R110). Their ids find further rows; removed when it is finished.
    this.addSql(`create table erased_records (
        company_id char(24) not null, customer_id char(24) not null, id char(24) not null, kind text not null,
        named text[], quoted text[],
        primary key (company_id, customer_id, id))`);

    this.addSql(`create table company_places (
        company_id char(24) not null, state text not null, other_cell text not null, step text not null,
        changed_at timestamptz(3) not null,
        primary key (company_id), check (state in ('arriving', 'leaving', 'frozen', 'gone', 'here')));
      create view absent_companies with (security_invoker = true) as
        select company_id from company_places
        where state in ('arriving', 'frozen', 'gone');
      create view moving_companies with (security_invoker = true) as
        select company_id, state in ('arriving', 'gone') as is_elsewhere from company_places where state <> 'here'`);

    // A random id of this database, with which its keys in a shared Redis begin (A13).
    this.addSql(`create table deployment (
        id uuid not null default gen_random_uuid(),
        primary key (id));
      create unique index deployment_single on deployment ((true));
      insert into deployment default values`);

    // Starts each write of a company. The transaction's lock lets `partner company move` wait for the writes that began
    // before a company was frozen. The query after the lock sees what was committed while waiting for it.
    this.addSql(`create function begin_company_write(company text) returns void
        language plpgsql as $$
      begin
        perform set_config('partner.company', company, true);
        perform pg_advisory_xact_lock_shared(7220037, hashtext(company));
        if exists (select from public.absent_companies a where a.company_id = company::char(24)) then
          raise exception using errcode = 'PA005', message = 'company_away', detail = company;
        end if;
      end $$`);
  }
}
