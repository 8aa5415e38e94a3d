import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { DocumentStore } from '@partner/documents';
import { type CompanyId, type Id, invalid, unavailable } from '@partner/kernel';
import type { Progress } from '../cli/progress.js';
import { type ExportDirectory, lineBatches, writeDurably } from './export-directory.js';

/** Columns of a document's row that concern its file. */
export interface DocumentFile {
  readonly id: Id;
  readonly file_id: Id;
  readonly size_bytes: number;
  readonly content_hash: string;
}

/** Reads the exported rows of documents that have a file: the files of deleted documents are removed. */
export async function* exportedDocuments(directory: ExportDirectory): AsyncGenerator<DocumentFile> {
  for await (const lines of lineBatches(directory.tablePath('documents')))
    for (const line of lines) {
      const row = JSON.parse(line) as DocumentFile & { readonly deleted_at: string | null };
      if (row.deleted_at === null) yield row;
    }
}

/** Copies the files of the exported documents that are missing in the directory. */
export async function exportDocuments(
  directory: ExportDirectory,
  store: DocumentStore,
  stop: AbortSignal,
  progress: Progress,
): Promise<{ files: number; bytes: number }> {
  const { company } = directory.manifest;
  const done = { files: 0, bytes: 0 };
  for await (const row of exportedDocuments(directory)) {
    stop.throwIfAborted();
    const path = directory.documentPath(row.file_id);
    if (!existsSync(path)) await writeDurably(path, contentOf(store, company, row));
    done.files += 1;
    progress.advance();
    done.bytes += row.size_bytes;
  }
  return done;
}

async function* contentOf(store: DocumentStore, company: CompanyId, row: DocumentFile): AsyncGenerator<Buffer> {
  const range = { first: 0, last: row.size_bytes - 1 };
  const content = await store.read({ company, file: row.file_id }, range).catch((cause: unknown) => {
    const remedy = 'if it was deleted since the export began, export into another directory';
    throw unavailable('file_store_unavailable', `the file of document ${row.id} cannot be read: ${remedy}`, cause);
  });
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk as Buffer);
    yield chunk as Buffer;
  }
  if (hash.digest('hex') !== row.content_hash)
    throw new Error(`the file of document ${row.id} is not the one that was uploaded: its SHA-256 differs`);
}

/** @throws DomainError `invalid` if the file of a document is missing or was changed. */
export async function checkDocuments(directory: ExportDirectory, stop: AbortSignal): Promise<void> {
  for await (const row of exportedDocuments(directory)) {
    stop.throwIfAborted();
    const path = directory.documentPath(row.file_id);
    if (!existsSync(path)) throw invalid(`the export lacks ${path}`);
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
    if (hash.digest('hex') !== row.content_hash) throw invalid(`${path} was changed: its SHA-256 differs`);
  }
}

/**
 * Stores the files of the exported documents; after a failure, none of them. Files that are there already stay: an
 * earlier import was killed, or another deployment shares the store.
 */
export async function importDocuments(
  directory: ExportDirectory,
  store: DocumentStore,
  { stop, progress }: { readonly stop: AbortSignal; readonly progress: Progress },
): Promise<void> {
  const { company } = directory.manifest;
  const added: Id[] = [];
  try {
    for await (const row of exportedDocuments(directory)) {
      stop.throwIfAborted();
      progress.advance();
      const key = { company, file: row.file_id };
      if (await isStored(store, company, row)) continue;
      added.push(key.file);
      // An earlier import may have been killed while it stored this file.
      await store.remove(key);
      await store.put(key, createReadStream(directory.documentPath(key.file)), row.size_bytes);
    }
  } catch (error) {
    for (const file of added) await store.remove({ company, file });
    throw error;
  }
}

/** True if the store has the file of a document, with its hash. */
export const isStored = (store: DocumentStore, company: CompanyId, row: DocumentFile): Promise<boolean> =>
  finished(Readable.from(contentOf(store, company, row)).resume()).then(
    () => true,
    () => false,
  );
