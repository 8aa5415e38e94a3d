import { Migration } from '@mikro-orm/migrations';

/**
 * Raises a condition that this code declares (`refusal`). Volatile, so that no plan raises it by folding its constants;
 * called only where a statement refuses.
 */
export class Migration202611240020Refuse extends Migration {
  override up(): void {
    this.addSql(`create function refuse(state text, condition text, subject text) returns integer
      language plpgsql volatile as $$
      begin
        raise exception using errcode = state, message = condition, detail = subject;
      end $$`);
    this.addSql('grant execute on function refuse(text, text, text) to public');
  }
}
