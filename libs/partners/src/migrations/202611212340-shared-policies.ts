import { Migration } from '@mikro-orm/migrations';

/** Tables with shared rows, and their column with the agreement id. */
const shared = { agreements: 'id', state_legal: 'agreement_id' };

/** Company of the current transaction, as in the policies of all tables (A7). */
const company = `nullif(current_setting('partner.company', true), '')::char(24)`;

/** Lets either party of an agreement read and change it through the party's own row (R38, decision 22). */
export class Migration202611212340SharedPolicies extends Migration {
  override up(): void {
    for (const [table, agreement] of Object.entries(shared)) {
      this.addSql(`create policy shared_record on ${table} using (exists (select from agreement_parties p
        where p.company_id = ${company} and p.owner_id = ${table}.company_id and p.id = ${table}.${agreement}))`);
    }
  }
}
