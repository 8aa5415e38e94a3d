import { Migration } from '@mikro-orm/migrations';

const day = (time: string): string => `(${time} at time zone 'UTC')::date`;
const month = (time: string): string => `date_trunc('month', ${time} at time zone 'UTC')::date`;

/** Column with counters of its own, with the kind of the counter and the day of a row; no kind counts nothing. */
interface CountedColumn {
  readonly column: string;
  readonly kind: (row: string) => string;
  readonly day: (row: string) => string;
}

/** Counts the rows with each value of a column by the month of their creation. */
const byValue = (table: string, column: string): CountedColumn => ({
  column,
  kind: (row) => `'${table}.${column}=' || ${row}.${column}`,
  day: (row) => month(`${row}.created_at`),
});

const saleDate: CountedColumn = {
  column: 'sale_date',
  kind: (row) => `case when ${row}.sale_date is not null then 'orders.sale_date' end`,
  day: (row) => day(`${row}.sale_date`),
};

/** Columns of each table, besides status, location and times, by which its rows are counted. */
const countedColumns: Readonly<Record<string, readonly CountedColumn[]>> = {
  leads: [byValue('leads', 'salesperson_id')],
  quotes: [byValue('quotes', 'salesperson_id'), byValue('quotes', 'converted')],
  orders: [byValue('orders', 'salesperson_id'), byValue('orders', 'payment_type'), saleDate],
};

/** Selects the changes of a row's counters. */
function changes(table: string, columns: readonly CountedColumn[], row: string, step: number): string {
  const counters = [
    `('${table}', ${day(`${row}.created_at`)}, ${day(`${row}.updated_at`)})`,
    ...columns.map((one) => `(${one.kind(row)}, ${one.day(row)}, null)`),
  ];
  return `select ${row}.company_id, c.kind, ${row}.status, ${row}.location_id, c.day, c.other_day, ${step} as amount
    from (values ${counters.join(', ')}) c (kind, day, other_day) where c.kind is not null`;
}

/**
 * Counts leads, quotes and orders by sales person, payment type, conversion and date of sale, too. Lists that filtered
 * by them counted entries of an index. The counters have kinds of their own, such as `orders.payment_type=cash`; only
 * the date of sale is counted by day.
 */
export class Migration202611260430SalesCountedByFilter extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const tables = Object.entries(countedColumns);
    // One text, so that writers wait for one round trip.
    await this.execute(tables.flatMap(([table, columns]) => triggers(table, columns)).join(';'));
  }
}

/** Statements that replace the triggers of a table. */
function triggers(table: string, columns: readonly CountedColumn[]): readonly string[] {
  const of = (row: string, step: number, by = columns): string => changes(table, by, row, step);
  const differ = (names: readonly string[]): string =>
    names.map((name) => `old.${name} is distinct from new.${name}`).join(' or ');
  const otherDay = `${day('old.updated_at')} is distinct from ${day('new.updated_at')}`;
  const counted = differ(['status', 'location_id', 'created_at', ...columns.map(({ column }) => column)]);
  return [
    `create or replace function tally_${table}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into tally_changes ${of('new', 1)};
        elsif tg_op = 'DELETE' then
          insert into tally_changes ${of('old', -1)};
        elsif ${counted} then
          insert into tally_changes ${of('old', -1)} union all ${of('new', 1)};
        else
          insert into tally_changes ${of('old', -1, [])} union all ${of('new', 1, [])};
        end if;
        return null;
      end $$`,
    `create or replace trigger ${table}_tally after insert or delete on ${table}
      for each row execute function tally_${table}()`,
    `create or replace trigger ${table}_tally_again after update on ${table} for each row
      when (${counted} or ${otherDay}) execute function tally_${table}()`,
  ];
}
