import type { S3ClientConfig } from '@aws-sdk/client-s3';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type CompanyId, unavailable } from '@partner/kernel';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, DocumentStore, type FileKey, storedAt } from '../application/ports/document-store.js';
import { type BucketSettings, clientConfig, timeouts } from './bucket-client.js';
import { exactSize } from './exact-size.js';

/** Stores files in an S3-compatible bucket. The operator configures the endpoint, which may be a private address. */
export class S3Store extends DocumentStore {
  readonly #client: S3Client;
  /** Client for streamed uploads, which cannot be retried. It reuses no connections, since those may have ended. */
  readonly #putting: S3Client;

  constructor(
    private readonly settings: BucketSettings,
    more: Pick<S3ClientConfig, 'maxAttempts'> = {},
  ) {
    super();
    const common = { ...clientConfig(settings), ...more };
    const fresh = { httpAgent: { keepAlive: false }, httpsAgent: { keepAlive: false } };
    this.#client = new S3Client(common);
    this.#putting = new S3Client({ ...common, requestHandler: { ...timeouts, ...fresh } });
  }

  async put(key: FileKey, content: Readable, size: number): Promise<void> {
    const object = this.#object(key);
    const body = new PassThrough();
    const [feeding, sending] = [new AbortController(), new AbortController()];
    let failure: Error | undefined;
    // Failed content leaves the request unfinished, and the server would wait for the rest.
    const fed = pipeline(content, exactSize(size), body, { signal: feeding.signal }).catch((error: Error) => {
      failure = error;
      sending.abort();
    });
    try {
      // With its length announced, an object is stored completely or not at all.
      const command = new PutObjectCommand({ ...object, Body: body, ContentLength: size });
      await this.#putting.send(command, { abortSignal: sending.signal });
    } catch (error) {
      if (failure !== undefined) throw failure;
      feeding.abort();
      await fed;
      throw storeUnavailable(error);
    }
    await fed;
    if (failure !== undefined) throw failure;
  }

  async read(key: FileKey, { first, last }: ByteRange): Promise<Readable> {
    const command = new GetObjectCommand({ ...this.#object(key), Range: `bytes=${first}-${last}` });
    try {
      const { Body: body, ContentLength: length } = await this.#client.send(command);
      const content = body as Readable | undefined;
      if (content && length === last - first + 1) return withStoreErrors(content);
      content?.destroy();
    } catch (error) {
      throw storeUnavailable(error);
    }
    throw unavailable('file_store_unavailable', 'The document store returned an unexpected response');
  }

  async remove(key: FileKey): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#object(key))).catch((error: unknown) => {
      throw storeUnavailable(error);
    });
  }

  async removeAll(company: CompanyId): Promise<number> {
    const { bucket: Bucket } = this.settings;
    const Prefix = `documents/${storedAt(company)}/`;
    try {
      for (let removed = 0; ;) {
        const listed = await this.#client.send(new ListObjectsV2Command({ Bucket, Prefix }));
        for (const { Key } of listed.Contents ?? []) await this.#client.send(new DeleteObjectCommand({ Bucket, Key }));
        removed += listed.Contents?.length ?? 0;
        if (!listed.IsTruncated) return removed;
      }
    } catch (error) {
      throw storeUnavailable(error);
    }
  }

  override close(): void {
    this.#client.destroy();
    this.#putting.destroy();
  }

  #object({ company, file }: FileKey): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.settings.bucket, Key: `documents/${storedAt(company, file)}` };
  }
}

/** Returns the content as a stream whose errors name the store, not its connection. */
function withStoreErrors(content: Readable): Readable {
  const named = new PassThrough({
    destroy: (error, done) => done(error && storeUnavailable(error)),
  });
  pipeline(content, named).catch(() => undefined);
  return named;
}

/** Hides the bucket's error from the caller; the cause is logged. */
const storeUnavailable = (cause: unknown): Error =>
  unavailable('file_store_unavailable', 'The document store does not respond', cause);
