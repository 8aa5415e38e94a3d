import { Migration } from '@mikro-orm/migrations';

/** Keeps an owner in every company that has one: of two who give it up at once, the second is refused. */
export class Migration202611241130LastOwner extends Migration {
  override up(): void {
    this.addSql(`create function keep_an_owner() returns trigger language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
      begin
        -- The query after the lock sees what the transaction that held it committed.
        perform pg_advisory_xact_lock(hashtextextended('owner ' || new.company_id, 0));
        if not exists (select 1 from users where company_id = new.company_id and is_owner and active) then
          raise exception using errcode = 'unique_violation', constraint = 'users_last_owner',
            message = 'a company keeps an owner';
        end if;
        return null;
      end $$`);
    this.addSql(`create constraint trigger keep_an_owner after update on users deferrable initially deferred
      for each row when (old.is_owner and old.active and not (new.is_owner and new.active))
      execute function keep_an_owner()`);
  }
}
