import { Migration } from '@mikro-orm/migrations';

/** Of which table a party sees rows, and by which column it knows them. */
const shared = { agreements: 'id', state_legal: 'agreement_id' };

/** The company at work, as the policies of all tables have it (A7). */
const company = `nullif(current_setting('partner.company', true), '')::char(24)`;

/** Either party of an agreement may read and change it, through its own row (R38, decision 22). */
export class Migration202611212340SharedPolicies extends Migration {
  override up(): void {
    for (const [table, agreement] of Object.entries(shared)) {
      this.addSql(`create policy shared_record on ${table} using (exists (select from agreement_parties p
        where p.company_id = ${company} and p.owner_id = ${table}.company_id and p.id = ${table}.${agreement}))`);
    }
  }
}
