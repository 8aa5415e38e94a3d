import { Migration } from '@mikro-orm/migrations';
import { createConcurrently, replaceConcurrently } from '@partner/schema';

/** Filter columns, included so that a scan in creation order can skip rows by index alone. */
const criteria = 'updated_at, status, location_id, salesperson_id, salesperson_name, salesperson_email';
const criteriaOf = {
  leads: criteria,
  quotes: `${criteria}, converted`,
  orders: `${criteria}, payment_type, sale_date`,
};

/**
 * Indexes of the lists of leads, quotes and orders: one for each sort that had none, and for each filter one with all
 * columns that counting its matches needs. Indexes without an id deduplicate equal entries.
 */
export class Migration202611231700IndexesOfLists extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    for (const [table, columns] of Object.entries(criteriaOf)) {
      await createConcurrently(this, [
        { name: `${table}_status`, table, on: '(company_id, status, created_at, id)' },
        { name: `${table}_by_status`, table, on: '(company_id, status, id)' },
        { name: `${table}_customer_name`, table, on: '(company_id, customer_name, id)' },
        {
          name: `${table}_salesperson_name`,
          table,
          on: `(company_id, salesperson_name, created_at) include (salesperson_id, status, location_id)
            where salesperson_name is not null`,
        },
        {
          name: `${table}_salesperson_email`,
          table,
          on: `(company_id, salesperson_email, created_at)
            include (salesperson_id, salesperson_name, status, location_id) where salesperson_email is not null`,
        },
      ]);
      await replaceConcurrently(this, {
        name: `${table}_created`,
        table,
        on: `(company_id, created_at, id) include (${columns})`,
      });
      await replaceConcurrently(this, {
        name: `${table}_salesperson`,
        table,
        on: '(company_id, salesperson_id, status, location_id)',
      });
      await replaceConcurrently(this, {
        name: `${table}_updated`,
        table,
        on: '(company_id, updated_at, id) include (status, location_id)',
      });
      await replaceConcurrently(this, {
        name: `${table}_location`,
        table,
        on: '(company_id, location_id, status)',
      });
    }
    for (const table of ['quotes', 'orders'])
      await createConcurrently(this, [{ name: `${table}_total`, table, on: '(company_id, total, id)' }]);
    await createConcurrently(this, [
      { name: 'quotes_converted', table: 'quotes', on: '(company_id, converted, status, location_id)' },
      { name: 'orders_payment_type', table: 'orders', on: '(company_id, payment_type, status, location_id)' },
    ]);
    await replaceConcurrently(this, {
      name: 'orders_sale_date',
      table: 'orders',
      on: '(company_id, sale_date, status, location_id) where sale_date is not null',
    });
    // No statement finds quotes by the serial number of their unit.
    await this.execute('drop index concurrently if exists quotes_serial_number');
  }
}
