import { type CompanyId, type Id, isId } from '@partner/kernel';
import type { Readable } from 'node:stream';

/** Range of bytes in a file, both ends inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Identifies a file, independently of any name that users gave it. */
export interface FileKey {
  readonly company: CompanyId;
  readonly file: Id;
}

/** Path of a file in a store, or of a company's folder. @throws Error for a part that is not an id (A16). */
export function storedAt(...ids: readonly Id[]): string {
  const wrong = ids.findIndex((id) => !isId(id));
  if (wrong >= 0) throw new Error(`files are stored by ids, and ${JSON.stringify(ids[wrong])} is not an id`);
  return ids.join('/');
}

/**
 * Storage for the files of documents (R52). Content is streamed in both directions, so that memory use does not depend
 * on the file size.
 * @throws DomainError `unavailable` from every method when the store does not respond.
 */
export abstract class DocumentStore {
  /**
   * Stores a file completely or not at all; it is durable when the method returns. @param size of the content, in
   * bytes.
   * @throws Error when the content is shorter or longer; errors of the content stream are passed on.
   */
  abstract put(key: FileKey, content: Readable, size: number): Promise<void>;
  /** Returns the bytes of a range, which must be within the file. An interrupted stream ends with an error. */
  abstract read(key: FileKey, range: ByteRange): Promise<Readable>;
  /** Removes a file, or the remains of an unfinished put. A missing file is not an error. */
  abstract remove(key: FileKey): Promise<void>;
  /** Removes all files of a company, with the remains of unfinished puts. @returns the number of removed files. */
  abstract removeAll(company: CompanyId): Promise<number>;
  /** Closes resources kept open between calls. */
  close(): void {
    // A store without open resources has nothing to close.
  }
}
