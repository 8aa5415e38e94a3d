import type { CompanyId, Id } from '@partner/kernel';
import type { Readable } from 'node:stream';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Which file: never made of what somebody called it. */
export interface FileKey {
  readonly company: CompanyId;
  readonly file: Id;
}

/**
 * Where the files of documents are kept (R52). Content is streamed both ways, so that a file of any size takes the same
 * memory.
 * @throws DomainError `unavailable` from every method when the store does not answer.
 */
export abstract class DocumentStore {
  /**
   * Keeps a file, durably when it returns: whole or not at all. @param size of the content, in bytes.
   * @throws Error when the content ends early or goes on; whatever the content fails with.
   */
  abstract put(key: FileKey, content: Readable, size: number): Promise<void>;
  /** The bytes of a range, which is inside the file. A stream that breaks off fails. */
  abstract read(key: FileKey, range: ByteRange): Promise<Readable>;
  /** Removes a file, or what is left of one whose put did not end. One that is not there is gone already. */
  abstract remove(key: FileKey): Promise<void>;
  /** Ends what is kept open between calls. */
  close(): void {
    // Nothing, unless a store keeps something.
  }
}
