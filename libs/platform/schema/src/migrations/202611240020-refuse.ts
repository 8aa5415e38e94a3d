import { Migration } from '@mikro-orm/migrations';

/**
 * Function that raises a condition declared in the code (`refusal`). It is volatile, so that constant folding in the
 * planner never raises it; it is called only where a statement fails.
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
