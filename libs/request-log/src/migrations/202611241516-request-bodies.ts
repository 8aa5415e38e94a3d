import { Migration } from '@mikro-orm/migrations';

/** Bodies of logged requests of companies that keep them, partitioned by day (R100). */
export class Migration202611241516RequestBodies extends Migration {
  override up(): void {
    this.addSql(`create table request_bodies (
      company_id char(24) not null,
      id char(24) not null,
      request text,
      response text,
      primary key (company_id, id)) partition by range (id)`);
    this.addSql(`create table request_bodies_elsewhen partition of request_bodies default`);
  }
}
