import type { CompanyId } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/persistence';
import sql from 'sql-template-tag';
import type { DueDocuments } from '../application/ports/due-documents.js';

/** What the sweep of documents has to do, in PostgreSQL. */
export class DatabaseDueDocuments implements DueDocuments {
  constructor(private readonly database: CrossCompanyDatabase) {}

  async companies(): Promise<CompanyId[]> {
    const rows = await this.database.outside<{ id: CompanyId }>(sql`
      select c.id from companies c
      where exists (select 1 from unreferenced_files t where t.company_id = c.id)
        or exists (select 1 from document_links t where t.company_id = c.id)
      order by c.id`);
    return rows.map(({ id }) => id);
  }
}
