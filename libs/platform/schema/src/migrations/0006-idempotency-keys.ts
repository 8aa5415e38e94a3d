import { Migration } from '@mikro-orm/migrations';

/** Operations with an idempotency key: claimed while they run, then stored with their response (§4.17). */
export class Migration0006IdempotencyKeys extends Migration {
  override up(): void {
    // No foreign keys, because every write with a key creates and completes a claim. The row is updated once, in place.
    this.addSql(`create table idempotency_keys (
      company_id char(24) not null,
      operation bytea not null,
      endpoint text not null,
      key text not null,
      body_hash bytea not null,
      claim uuid not null,
      claimed_at timestamptz not null,
      finished_at timestamptz,
      status smallint,
      headers jsonb,
      body text,
      kinds text[],
      primary key (company_id, operation)) with (fillfactor = 70)`);
    this.addSql(`create index idempotency_keys_age on idempotency_keys (company_id, claimed_at)`);
  }
}
