import { Migration } from '@mikro-orm/migrations';

/** Adds the pending rates of agreements (R38), and replaces the legal configuration of states (R39). */
export class Migration202611281503AgreedTerms extends Migration {
  override up(): void {
    this.addSql(
      'alter table agreements add column pending_rate_config json, add column pending_rate_config_version int',
    );
    this.addSql(`alter table state_legal add column lessor_legal_name text, add column lessor_address_line1 text,
      add column lessor_address_line2 text, add column sections json not null default '[]',
      add column arbitration_text text, add column acknowledgement_text text,
      add column include_customer_data_sheet boolean not null default false,
      add column include_state_rpa_pages boolean not null default false,
      drop column enabled, drop column contract_title, drop column disclosures, drop column late_fee,
      drop column reinstatement_days, drop column early_purchase_percent, drop column max_term_months`);
    this.addSql(`alter table state_legal alter column sections drop default,
      alter column include_customer_data_sheet drop default, alter column include_state_rpa_pages drop default`);
  }
}
