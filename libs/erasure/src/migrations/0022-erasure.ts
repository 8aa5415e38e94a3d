import { Migration } from '@mikro-orm/migrations';

/** Erasures of customers: their progress, and then their certificate (R110). */
export class Migration0022Erasure extends Migration {
  override up(): void {
    this.addSql(`create table erasures (
        company_id char(24) not null, customer_id char(24) not null, requested_at timestamptz(3) not null,
        requested_by text not null, step text not null, step_table text not null, step_after text not null,
        counts jsonb not null, finished_at timestamptz(3),
        primary key (company_id, customer_id))`);
  }
}
