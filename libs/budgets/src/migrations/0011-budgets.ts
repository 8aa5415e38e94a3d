import { Migration } from '@mikro-orm/migrations';

/** Budgets of locations by calendar year (§2.22). */
export class Migration0011Budgets extends Migration {
  override up(): void {
    this.addSql(`create table location_budgets (
        company_id char(24) not null, id char(24) not null, location_id char(24) not null, year int not null,
        annual_budget numeric(14,2), location_pct numeric(7,4), january numeric(14,2), february numeric(14,2),
        march numeric(14,2), april numeric(14,2), may numeric(14,2), june numeric(14,2), july numeric(14,2),
        august numeric(14,2), september numeric(14,2), october numeric(14,2), november numeric(14,2),
        december numeric(14,2), january_pct numeric(7,4), february_pct numeric(7,4), march_pct numeric(7,4),
        april_pct numeric(7,4), may_pct numeric(7,4), june_pct numeric(7,4), july_pct numeric(7,4),
        august_pct numeric(7,4), september_pct numeric(7,4), october_pct numeric(7,4), november_pct numeric(7,4),
        december_pct numeric(7,4), january_week numeric(14,2), february_week numeric(14,2), march_week numeric(14,2),
        april_week numeric(14,2), may_week numeric(14,2), june_week numeric(14,2), july_week numeric(14,2),
        august_week numeric(14,2), september_week numeric(14,2), october_week numeric(14,2),
        november_week numeric(14,2), december_week numeric(14,2), january_lead_target int, february_lead_target int,
        march_lead_target int, april_lead_target int, may_lead_target int, june_lead_target int,
        july_lead_target int, august_lead_target int, september_lead_target int, october_lead_target int,
        november_lead_target int, december_lead_target int, bonus_threshold1 numeric(14,2),
        bonus_threshold2 numeric(14,2), bonus_threshold3 numeric(14,2), bonus_threshold4 numeric(14,2),
        bonus_threshold5 numeric(14,2), close_rate_target numeric(7,4), deleted_at timestamptz(3),
        version int not null, created_at timestamptz(3) not null, updated_at timestamptz(3) not null,
        inventory_cap numeric(14,2),
        primary key (company_id, id), foreign key (company_id, location_id) references locations);
      create unique index location_budgets_year on location_budgets (company_id, location_id, year)
        where deleted_at is null;
      create index location_budgets_created on location_budgets (company_id, created_at, id) where deleted_at is null`);
  }
}
