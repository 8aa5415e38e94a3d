import { Migration } from '@mikro-orm/migrations';

/** Values of a row of `tally_changes`. @param row row variable of the trigger. */
const change = (row: string, step: number): string =>
  `(${row}.company_id, 'payments', ${row}.status, ${row}.location_id, (${row}.created_at at time zone 'UTC')::date,
    null, ${step})`;

/** Appends a row for each change of a counted payment, as the other counted tables do. */
export class Migration202611252230PaymentsAppended extends Migration {
  override up(): void {
    // Waits for triggers that call the function dropped below.
    this.addSql('lock table payments in share row exclusive mode');
    this.addSql(`create or replace function tally_payment() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and not old.order_deleted then
          insert into tally_changes values ${change('old', -1)};
        end if;
        if tg_op <> 'DELETE' and not new.order_deleted then
          insert into tally_changes values ${change('new', 1)};
        end if;
        return null;
      end $$`);
    this.addSql('drop function tally_periods(char(24), text, timestamptz, text, char(24), int)');
  }
}
