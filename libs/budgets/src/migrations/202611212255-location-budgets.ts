import { Migration } from '@mikro-orm/migrations';

/** Creates the table of location budgets by calendar year (§2.22). */
export class Migration202611212255LocationBudgets extends Migration {
  override up(): void {
    const months = 'january february march april may june july august september october november december'.split(' ');
    const each = (column: (month: string) => string): string => months.map(column).join(',\n      ');
    this.addSql(`create table location_budgets (
      company_id char(24) not null,
      id char(24) not null,
      location_id char(24) not null,
      year int not null,
      annual_budget numeric(14,2),
      location_pct numeric(7,4),
      ${each((month) => `${month} numeric(14,2)`)},
      ${each((month) => `${month}_pct numeric(7,4)`)},
      ${each((month) => `${month}_week numeric(14,2)`)},
      ${each((month) => `${month}_lead_target int`)},
      bonus_threshold1 numeric(14,2),
      bonus_threshold2 numeric(14,2),
      bonus_threshold3 numeric(14,2),
      bonus_threshold4 numeric(14,2),
      bonus_threshold5 numeric(14,2),
      inventory_cap int,
      close_rate_target numeric(7,4),
      deleted_at timestamptz(3),
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (company_id, id),
      foreign key (company_id, location_id) references locations (company_id, id))`);
    this.addSql(`create unique index location_budgets_year on location_budgets (company_id, location_id, year)
      where deleted_at is null`);
    this.addSql(`create index location_budgets_created on location_budgets (company_id, created_at, id)
      where deleted_at is null`);
  }
}
