import { Migration } from '@mikro-orm/migrations';

/**
 * Changes of the counters by the attempts of a statement. Their status is the result and the endpoint. Only records of
 * a quote or an order are hidden with its location.
 */
const changes = `select company_id, 'webhook_attempts', (case when ok then 'ok/' else 'failed/' end) || subscription_id,
  case when document_id is not null then location_id end, (attempted_at at time zone 'UTC')::date, count(*)
  from inserted group by 1, 3, 4, 5`;

/**
 * Counts attempts by result, endpoint, location and day. A batch of outcomes appends one change for each of these, and
 * no row is counted away: attempts do not change, and the sweep that removes them subtracts their days from the
 * counters.
 */
export class Migration202611271610AttemptsByDay extends Migration {
  override up(): void {
    this.addSql(`create function tally_attempts() returns trigger language plpgsql as $$
      begin
        insert into tally_changes (company_id, kind, status, location_id, day, amount) ${changes};
        return null;
      end $$`);
    // Waits for writers of attempts: the next migration counts theirs.
    this.addSql(`create trigger webhook_attempts_tally after insert on webhook_attempts
      referencing new table as inserted for each statement execute function tally_attempts()`);
  }
}
