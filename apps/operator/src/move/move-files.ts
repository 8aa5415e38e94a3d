import type { DocumentStore } from '@partner/documents';
import { type CompanyId, type Id, unavailable } from '@partner/kernel';
import sql from 'sql-template-tag';
import { type DocumentFile, isStored } from '../transfer/exported-documents.js';
import type { OpenCell } from './cells.js';

/**
 * Copies the files of a company that the other store lacks, and checks each by its SHA-256. Files never change.
 * @param checked files that need no check; files of this call are added.
 * @returns the number of files, and of those that were copied.
 */
export async function copyFiles(
  company: CompanyId,
  cell: OpenCell,
  [from, to]: readonly [DocumentStore, DocumentStore],
  { stop, checked = new Set() }: { readonly stop: AbortSignal; readonly checked?: Set<Id> },
): Promise<{ files: number; copied: number }> {
  const files = await cell.query<DocumentFile>(sql`
    select id, file_id, size_bytes::float8 as size_bytes, content_hash from documents
      where company_id = ${company} and deleted_at is null order by id`);
  let copied = 0;
  for (const one of files.filter(({ file_id: file }) => !checked.has(file))) {
    stop.throwIfAborted();
    const key = { company, file: one.file_id };
    if (!(await isStored(to, company, one))) {
      await to.remove(key);
      await to.put(key, await from.read(key, { first: 0, last: one.size_bytes - 1 }), one.size_bytes);
      if (!(await isStored(to, company, one)))
        throw unavailable(
          'try_again',
          `the file ${one.file_id} of company ${company} is not the one that was uploaded`,
        );
      copied += 1;
    }
    checked.add(one.file_id);
  }
  return { files: files.length, copied };
}
