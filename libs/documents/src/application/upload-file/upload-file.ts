import { type CompanyId, DomainError, newId, system, type UnitOfWork } from '@partner/kernel';
import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import type { StoredFile } from '../../domain/document/document.js';
import type { DocumentStore } from '../ports/document-store.js';
import type { UnreferencedFiles } from '../ports/documents.js';

export interface FileContent {
  /** In bytes, at least 1. */
  readonly sizeBytes: number;
  readonly open: () => Readable;
}

/**
 * Stores a file before its document is created, so that no document ever points to a missing file (R70). Takes as long
 * as the content, so call it outside a unit of work.
 */
export class UploadFile {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: UnreferencedFiles,
    private readonly store: DocumentStore,
  ) {}

  /** Stores nothing on failure. @throws DomainError `unavailable` (the store); errors of the content stream. */
  async execute(company: CompanyId, { sizeBytes, open }: FileContent): Promise<StoredFile> {
    const fileId = newId();
    await this.work.run(system(company), () => this.files.add(company, fileId));
    const hash = createHash('sha256');
    try {
      await this.store.put({ company, file: fileId }, open().compose(hashing(hash)) as Readable, sizeBytes);
    } catch (error) {
      // A store that does not respond removes nothing either, and would be waited for again.
      if (!(error instanceof DomainError && error.code === 'unavailable')) await this.abandon(company, fileId);
      throw error;
    }
    return { fileId, sizeBytes, contentHash: hash.digest('hex') };
  }

  /** Removes a file unless a document points to it. If the removal fails, the sweep removes the file later. */
  async abandon(company: CompanyId, file: StoredFile['fileId']): Promise<void> {
    const removal = this.work.run(system(company), async () => {
      if (await this.files.remove(company, file)) await this.store.remove({ company, file });
    });
    await removal.catch(() => undefined);
  }
}

const hashing = (hash: { update(bytes: Buffer): unknown }): Transform =>
  new Transform({
    transform(bytes: Buffer, _, done) {
      hash.update(bytes);
      done(null, bytes);
    },
  });
