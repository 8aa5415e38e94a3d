import { Migration } from '@mikro-orm/migrations';

/** A random id of this database, with which its keys in a shared Redis begin (A13). */
export class Migration202611281007DeploymentId extends Migration {
  override up(): void {
    this.addSql('create table deployment (id uuid not null primary key default gen_random_uuid())');
    this.addSql('create unique index deployment_single on deployment ((true))');
    this.addSql('insert into deployment default values');
  }
}
