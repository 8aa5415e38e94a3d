import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { DocumentStore } from '@partner/documents';
import { type CompanyId, type Id, unavailable } from '@partner/kernel';
import sql from 'sql-template-tag';
import type { OpenCell } from './cells.js';

interface StoredFile {
  readonly file: Id;
  readonly size: number;
  readonly hash: string;
}

/**
 * Copies the files of a company that the other store lacks, and checks each by its SHA-256. Files never change.
 * @param checked files that need no check; those of this call are added.
 * @returns the number of files, and of those that were copied.
 */
export async function copyFiles(
  company: CompanyId,
  { database }: OpenCell,
  [from, to]: readonly [DocumentStore, DocumentStore],
  { stop, checked = new Set() }: { readonly stop: AbortSignal; readonly checked?: Set<Id> },
): Promise<{ files: number; copied: number }> {
  const files = await database.outside<StoredFile>(sql`
    select file_id as file, size_bytes::float8 as size, content_hash as hash from documents
      where company_id = ${company} and deleted_at is null order by id`);
  let copied = 0;
  for (const one of files.filter(({ file }) => !checked.has(file))) {
    stop.throwIfAborted();
    const key = { company, file: one.file };
    if (!(await isStored(to, company, one))) {
      await to.remove(key);
      await to.put(key, await from.read(key, { first: 0, last: one.size - 1 }), one.size);
      if (!(await isStored(to, company, one)))
        throw unavailable('try_again', `the file ${one.file} of company ${company} is not the one that was uploaded`);
      copied += 1;
    }
    checked.add(one.file);
  }
  return { files: files.length, copied };
}

/** True if the store has the file with its hash. */
async function isStored(store: DocumentStore, company: CompanyId, { file, size, hash }: StoredFile): Promise<boolean> {
  let content: Readable;
  try {
    content = await store.read({ company, file }, { first: 0, last: size - 1 });
  } catch {
    return false;
  }
  const digest = createHash('sha256');
  try {
    for await (const chunk of content) digest.update(chunk as Buffer);
  } catch {
    return false;
  }
  return digest.digest('hex') === hash;
}
