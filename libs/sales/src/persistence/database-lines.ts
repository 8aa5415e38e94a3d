import type { CompanyId, Id } from '@partner/kernel';
import { conflictOn, type Database } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { Lines } from '../application/ports/documents.js';
import type { Line } from '../domain/document/line.js';

conflictOn('sales_lines_pkey', 'line_exists', 'a line with this key already exists');

const columns: Sql = sql`t.line_key as key, t.product_id as "productId", t.name, t.color_name as "colorName",
  t.quantity, t.amount,
  t.status, t.is_standard_feature as "isStandardFeature", t.category, t.side`;

/** Lines in PostgreSQL. Their changes are counted by the version of their document (R19). */
export class DatabaseLines implements Lines {
  constructor(private readonly database: Database) {}

  of(company: CompanyId, document: Id): Promise<Line[]> {
    return this.database.query<Line>(sql`select ${columns} from sales_lines t
      where t.company_id = ${company} and t.document_id = ${document} order by t.position`);
  }

  async find(company: CompanyId, document: Id, key: string): Promise<Line | undefined> {
    const [row] = await this.database.query<Line>(sql`select ${columns} from sales_lines t
      where t.company_id = ${company} and t.document_id = ${document} and t.line_key = ${key}`);
    return row;
  }

  async add(company: CompanyId, document: Id, lines: readonly Line[]): Promise<void> {
    if (lines.length === 0) return;
    await this.database.enqueue(sql`
      insert into sales_lines (company_id, document_id, line_key, position, product_id, name, color_name, quantity,
        amount,
        status, is_standard_feature, category, side)
      select ${company}, ${document}, r.key, r.ordinality + (select coalesce(max(t.position), 0) from sales_lines t
          where t.company_id = ${company} and t.document_id = ${document}),
        r."productId", r.name, r."colorName", r.quantity, r.amount, r.status, r."isStandardFeature", r.category, r.side
      from rows from (json_to_recordset(${JSON.stringify(lines)}::json) as (key text, "productId" char(24), name text,
        "colorName" text, quantity double precision, amount numeric, status text, "isStandardFeature" boolean,
          category text,
        side text)) with ordinality r`);
  }

  async remove(company: CompanyId, document: Id, key: string): Promise<void> {
    await this.database.enqueue(sql`delete from sales_lines t
      where t.company_id = ${company} and t.document_id = ${document} and t.line_key = ${key}`);
  }

  async replace(company: CompanyId, document: Id, lines: readonly Line[]): Promise<void> {
    await this.database.enqueue(
      sql`delete from sales_lines t where t.company_id = ${company} and t.document_id = ${document}`,
    );
    await this.add(company, document, lines);
  }

  async copy(company: CompanyId, from: Id, to: Id): Promise<void> {
    await this.add(company, to, await this.of(company, from));
  }
}
