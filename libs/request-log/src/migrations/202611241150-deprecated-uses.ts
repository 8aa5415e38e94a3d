import { Migration } from '@mikro-orm/migrations';

/** Uses of deprecated elements of the API per day, stored as its first id, so that it expires by partitions. */
export class Migration202611241150DeprecatedUses extends Migration {
  override up(): void {
    this.addSql(`create table deprecated_uses (
      company_id char(24) not null,
      credential_id char(24) not null,
      day_id char(24) not null,
      route text not null,
      kind text not null,
      name text not null,
      uses bigint not null,
      primary key (company_id, credential_id, day_id, route, kind, name)) partition by range (day_id)`);
    this.addSql(`create table deprecated_uses_elsewhen partition of deprecated_uses default`);
  }
}
