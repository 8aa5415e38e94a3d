import { Migration } from '@mikro-orm/migrations';

/** Adds a column that a trigger fills for every row that is written. */
export class Migration209901010000FoldedWidgets extends Migration {
  override up(): void {
    this.addSql(`alter table widgets add column folded text;
      create function fold_widget() returns trigger language plpgsql as $$
      begin
        new.folded := fold_case(new.name);
        return new;
      end $$;
      create trigger fold_widget before insert or update of name on widgets
        for each row execute function fold_widget()`);
  }
}
