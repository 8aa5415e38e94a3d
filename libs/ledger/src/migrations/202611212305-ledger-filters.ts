import { Migration } from '@mikro-orm/migrations';

/** Filters of the list; each index continues with the default sort (§4.12). */
const filters = { location: 'location_id', status: 'status', type: 'movement_type', cancelled: 'cancelled' };

/** Updates the order fields of ledger rows to their orders (R48), and adds an index for each filter of the list. */
export class Migration202611212305LedgerFilters extends Migration {
  override up(): void {
    this.addSql(`update sales_ledger_movements m set customer_name = o.customer_name, location_id = o.location_id,
        status = o.status, sale_date = o.sale_date, cancelled = o.sold_and_cancelled
      from orders o where o.company_id = m.company_id and o.id = m.order_id
        and (m.customer_name, m.location_id, m.status, m.sale_date, m.cancelled) is distinct from
          (o.customer_name, o.location_id, o.status, o.sale_date, o.sold_and_cancelled)`);
    // The location decides if partners see a row: every index includes it, so that totals are counted by index alone.
    for (const sort of ['ledger_date', 'sale_date']) {
      this.addSql(`drop index sales_ledger_movements_${sort}`);
      this.index(sort, `${sort}, id`);
    }
    for (const name of ['location', 'order']) this.addSql(`drop index sales_ledger_movements_${name}`);
    this.index('order', 'order_id, ledger_date, id');
    for (const [name, column] of Object.entries(filters)) this.index(name, `${column}, ledger_date, id`);
  }

  private index(name: string, columns: string): void {
    const included = columns.startsWith('location_id') ? '' : ' include (location_id)';
    this.addSql(`create index sales_ledger_movements_${name}
      on sales_ledger_movements (company_id, ${columns})${included}`);
  }
}
