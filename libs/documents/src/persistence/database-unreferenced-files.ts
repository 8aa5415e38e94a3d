import type { CompanyId, Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { UnreferencedFiles } from '../application/ports/documents.js';

/** Files without a document in PostgreSQL. Their age uses the database clock, also when historical data is imported. */
export class DatabaseUnreferencedFiles implements UnreferencedFiles {
  constructor(private readonly database: Database) {}

  async add(company: CompanyId, file: Id): Promise<void> {
    await this.database.query(
      sql`insert into unreferenced_files (company_id, id, since) values (${company}, ${file}, now())`,
    );
  }

  async remove(company: CompanyId, file: Id): Promise<boolean> {
    const taken = await this.database.query(sql`
      delete from unreferenced_files where company_id = ${company} and id = ${file} returning 1`);
    return taken.length > 0;
  }

  async removeOld(company: CompanyId, before: Date, limit: number): Promise<Id[]> {
    const taken = await this.database.query<{ id: Id }>(sql`
      delete from unreferenced_files f where f.company_id = ${company} and f.id in (
        select t.id from unreferenced_files t where t.company_id = ${company} and t.since < ${before}
        order by t.since limit ${limit}::int for update skip locked)
      returning f.id`);
    return taken.map(({ id }) => id);
  }
}
