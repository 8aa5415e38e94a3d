import type { CompanyId, SweepStep } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import { rowStep } from '@partner/schema';
import sql, { empty } from 'sql-template-tag';
import type { DueDocuments } from '../application/ports/documents.js';

/** Finds due work of the documents sweep in PostgreSQL. */
export class DatabaseDueDocuments implements DueDocuments {
  constructor(private readonly database: CrossCompanyDatabase) {}

  async companies(): Promise<CompanyId[]> {
    const rows = await this.database.query<{ id: CompanyId }>(
      sql`
      select c.id from companies c
      where not exists (select from moving_companies m where m.company_id = c.id) and (
        exists (select 1 from unreferenced_files t where t.company_id = c.id)
        or exists (select 1 from document_links t where t.company_id = c.id))
      order by c.id`,
      'outside',
    );
    return rows.map(({ id }) => id);
  }

  async steps({ files, links }: { files: Date; links: Date }, company?: CompanyId): Promise<SweepStep[]> {
    const only = company === undefined ? empty : sql`and t.company_id = ${company}`;
    return [
      ...(await rowStep(
        this.database,
        'delete the files',
        'unreferenced_files',
        sql`from unreferenced_files t where t.since < ${files} ${only}`,
      )),
      ...(await rowStep(
        this.database,
        'delete',
        'document_links',
        sql`from document_links t where t.expires_at < ${links} ${only}`,
      )),
    ];
  }
}
