import type { CompanyId, Id } from '@partner/kernel';
import { type Database, WorkScope } from '@partner/postgres';
import { RecordRepository } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { Documents } from '../application/ports/documents.js';
import {
  Document,
  type DocumentOwner,
  type DocumentState,
  entityTypes,
  type StoredFile,
} from '../domain/document/document.js';
import { documentTable } from './document.entity.js';

export class DatabaseDocuments extends RecordRepository<DocumentState, Document> implements Documents {
  constructor(database: Database) {
    // PostgreSQL returns 64-bit integers as text.
    const fromState = (row: DocumentState): Document =>
      new Document({ ...row, sizeBytes: Number(row.sizeBytes) }, true);
    super(database, { table: documentTable, name: 'document', fromState });
  }

  ofEntities(company: CompanyId, entities: readonly Id[]): Promise<Document[]> {
    return this.locked(
      company,
      sql`t.entity_type = any(${[...entityTypes]}::text[]) and t.entity_id = any(${[...entities]}::char(24)[])`,
    );
  }

  filesOf(company: CompanyId, ids: readonly Id[], limit: number): Promise<{ id: Id; file: Id }[]> {
    return this.database.query(sql`select t.id, t.file_id as file from documents t
      where t.company_id = ${company} and t.id = any(${[...ids]}::char(24)[]) order by t.id limit ${limit}::int`);
  }

  storedFiles(company: CompanyId): Promise<StoredFile[]> {
    const statement = sql`select t.file_id as "fileId", t.size_bytes::int as "sizeBytes",
      t.content_hash as "contentHash" from documents t where t.company_id = ${company} and t.deleted_at is null`;
    return WorkScope.forCompany(company, () => this.database.query(statement));
  }

  async ownerOf(company: CompanyId, id: Id): Promise<DocumentOwner | undefined> {
    const [row] = await this.database.query<DocumentOwner>(sql`
      select t.entity_type as "entityType", t.entity_id as "entityId" from documents t
      where t.company_id = ${company} and t.id = ${id} and t.deleted_at is null`);
    return row;
  }
}
