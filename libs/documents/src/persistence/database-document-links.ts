import type { CompanyId, Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { DocumentLinks, FoundLink, Lease, NewLink } from '../application/ports/document-links.js';
import { visibleWithOwner } from './visible-owner.js';

export class DatabaseDocumentLinks implements DocumentLinks {
  constructor(private readonly database: Database) {}

  async add({ company, id, document, tokenHash, createdAt, expiresAt }: NewLink): Promise<void> {
    await this.database.query(sql`
      insert into document_links (company_id, id, document_id, token_hash, created_at, expires_at)
      values (${company}, ${id}, ${document}, ${tokenHash}, ${createdAt}, ${expiresAt})`);
  }

  async find(company: CompanyId, id: Id): Promise<FoundLink | undefined> {
    const [found] = await this.database.query<FoundLink>(sql`
      select l.token_hash as "tokenHash", l.expires_at as "expiresAt", l.used_at as "usedAt",
        l.leased_until as "leasedUntil", l.sent_at as "sentAt", d.file_id as "fileId", d.file_name as "fileName",
        d.mime_type as "mimeType", d.size_bytes as "sizeBytes", d.content_hash as "contentHash",
        ${visibleWithOwner} as visible
      from document_links l join documents d on d.company_id = l.company_id and d.id = l.document_id
      where l.company_id = ${company} and l.id = ${id}`);
    return found && { ...found, sizeBytes: Number(found.sizeBytes) };
  }

  claim({ company, link, id }: Lease, at: Date, until: Date): Promise<boolean> {
    return this.#changes(sql`
      update document_links set lease_id = ${id}, leased_until = ${until}, sent_at = null
      where company_id = ${company} and id = ${link} and used_at is null and expires_at > ${at}
        and (leased_until is null or leased_until <= ${at}) returning 1`);
  }

  renew(lease: Lease, until: Date): Promise<boolean> {
    return this.#changes(sql`update document_links set leased_until = ${until} where ${held(lease)} returning 1`);
  }

  markSent(lease: Lease, at: Date, until: Date): Promise<boolean> {
    return this.#changes(sql`
      update document_links set leased_until = ${until}, sent_at = ${at} where ${held(lease)} returning 1`);
  }

  async markUsed(lease: Lease, at: Date): Promise<void> {
    await this.#changes(sql`
      update document_links set used_at = ${at}, lease_id = null, leased_until = null
      where ${held(lease)} returning 1`);
  }

  async release(lease: Lease): Promise<void> {
    await this.#changes(sql`
      update document_links set lease_id = null, leased_until = null, sent_at = null where ${held(lease)} returning 1`);
  }

  async removeExpired(company: CompanyId, before: Date, limit: number): Promise<number> {
    const removed = await this.database.query(sql`
      delete from document_links l where l.company_id = ${company} and l.id in (
        select t.id from document_links t where t.company_id = ${company} and t.expires_at < ${before}
        order by t.expires_at limit ${limit}::int for update skip locked)
      returning 1`);
    return removed.length;
  }

  async #changes(statement: Sql): Promise<boolean> {
    return (await this.database.query(statement)).length > 0;
  }
}

const held = ({ company, link, id }: Lease): Sql =>
  sql`company_id = ${company} and id = ${link} and lease_id = ${id} and used_at is null`;
