import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { unavailable } from '@partner/kernel';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, DocumentStore, type FileKey } from '../application/ports/document-store.js';
import { exactSize } from './exact-size.js';

/** Where the bucket is, and who may use it. */
export interface BucketSettings {
  readonly bucket: string;
  /** Absent means AWS itself. */
  readonly endpoint?: string;
  readonly region: string;
  /** Whether the bucket is part of the path rather than of the host name. */
  readonly pathStyle: boolean;
  /** Absent means what the SDK finds, such as the role of the machine. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** Milliseconds until a connection is there, and that one may be silent. */
const timeouts = { connectionTimeout: 5_000, socketTimeout: 30_000 };

const ignored = (): void => undefined;
/** Failures are thrown; what the SDK would write to the console beside them is for nobody. */
const logger = { trace: ignored, debug: ignored, info: ignored, warn: ignored, error: ignored };

/** Files in an S3-compatible bucket. The endpoint is the operator's setting, and may be a private address. */
export class S3Store extends DocumentStore {
  readonly #client: S3Client;
  /** For what is streamed, which cannot be sent again: it never meets a connection that has ended meanwhile. */
  readonly #putting: S3Client;

  constructor(
    private readonly settings: BucketSettings,
    more: Pick<S3ClientConfig, 'maxAttempts'> = {},
  ) {
    super();
    const { endpoint, region, pathStyle: forcePathStyle, credentials } = settings;
    const common: S3ClientConfig = {
      region,
      forcePathStyle,
      ...(endpoint !== undefined && { endpoint }),
      ...(credentials && { credentials }),
      // Servers other than AWS do not all know the checksums that the SDK would send behind a streamed body.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      logger,
      ...more,
    };
    const fresh = { httpAgent: { keepAlive: false }, httpsAgent: { keepAlive: false } };
    this.#client = new S3Client({ ...common, requestHandler: timeouts });
    this.#putting = new S3Client({ ...common, requestHandler: { ...timeouts, ...fresh } });
  }

  async put(key: FileKey, content: Readable, size: number): Promise<void> {
    const body = new PassThrough();
    const [feeding, sending] = [new AbortController(), new AbortController()];
    let failure: Error | undefined;
    // Content that fails leaves the request without its end, for which the server would go on waiting.
    const fed = pipeline(content, exactSize(size), body, { signal: feeding.signal }).catch((error: Error) => {
      failure = error;
      sending.abort();
    });
    try {
      // With its length announced, an object is made whole or not at all.
      const command = new PutObjectCommand({ ...this.#object(key), Body: body, ContentLength: size });
      await this.#putting.send(command, { abortSignal: sending.signal });
    } catch (error) {
      if (failure !== undefined) throw failure;
      feeding.abort();
      await fed;
      throw unanswered(error);
    }
    await fed;
    if (failure !== undefined) throw failure;
  }

  async read(key: FileKey, { first, last }: ByteRange): Promise<Readable> {
    const command = new GetObjectCommand({ ...this.#object(key), Range: `bytes=${first}-${last}` });
    try {
      const { Body: body, ContentLength: length } = await this.#client.send(command);
      const content = body as Readable | undefined;
      if (content && length === last - first + 1) return content;
      content?.destroy();
    } catch (error) {
      throw unanswered(error);
    }
    throw unavailable('file_store_unavailable', 'the document store answered with something else');
  }

  async remove(key: FileKey): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#object(key))).catch((error: unknown) => {
      throw unanswered(error);
    });
  }

  override close(): void {
    this.#client.destroy();
    this.#putting.destroy();
  }

  #object({ company, file }: FileKey): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.settings.bucket, Key: `documents/${company}/${file}` };
  }
}

/** What the bucket says stays inside; the cause is for the log. */
const unanswered = (cause: unknown): Error =>
  unavailable('file_store_unavailable', 'the document store does not answer', cause);
