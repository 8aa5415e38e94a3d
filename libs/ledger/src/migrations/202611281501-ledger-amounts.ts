import { Migration } from '@mikro-orm/migrations';

/** Adds the parts of a movement's amounts and its circumstances. The customer's name is read from the order (R48). */
export class Migration202611281501LedgerAmounts extends Migration {
  override up(): void {
    const amounts = ['delta', 'new'].flatMap((when) =>
      ['upgrades', 'removed_upgrades'].map(
        (part) => `add column ${when}_${part}_amount numeric(14,2) not null default 0`,
      ),
    );
    const texts = ['previous_status', 'new_status', 'reason', 'source_view'].map((name) => `add column ${name} text`);
    this.addSql(`alter table sales_ledger_movements ${[...amounts, ...texts].join(', ')}, drop column customer_name`);
  }
}
