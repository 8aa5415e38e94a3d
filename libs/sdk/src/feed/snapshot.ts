import { PartnerConnectionError } from '../errors.js';
import type { components, operations, paths } from '../generated/api.js';
import { knownOperations } from '../generated/operations.js';
import { type Connection, notOfApi } from '../http/connection.js';
import type { RequestOptions } from '../http/options.js';
import type { OperationId } from '../operation-types.js';

/**
 * Yields the lines of a response as they arrive.
 * @throws PartnerConnectionError when the response is interrupted; the reason of the signal.
 */
export async function* lines(response: Response, signal?: AbortSignal): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  // Not every browser iterates over a stream.
  const reader = response.body!.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  let rest = '';
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const parts = (rest + decoder.decode(next.value, { stream: true })).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw new PartnerConnectionError('the connection was interrupted', { cause: error });
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  if (rest !== '') throw new PartnerConnectionError('the response ends within a line');
}

type Trailer = components['schemas']['SnapshotTrailer'];
type Path<R extends string> = `/partner/v1/snapshots/${R}`;

/** Resources with snapshots, spelled as in the path: `work-orders`. */
export type SnapshotResource = keyof paths extends infer P ? (P extends Path<infer R> ? R : never) : never;

/** An item of a snapshot. */
export type SnapshotItem<R extends SnapshotResource> = paths[Path<R>]['get'] extends infer O
  ? O extends operations[OperationId]
    ? Exclude<LineOf<O>, Trailer>
    : never
  : never;

type LineOf<O> = O extends { responses: { 200: { content: { 'application/x-ndjson': infer Line } } } } ? Line : never;

/** All items of a resource at one moment: `for await (const lead of snapshot)`, then `snapshot.cursor` (R84). */
export class Snapshot<R extends SnapshotResource> implements AsyncIterable<SnapshotItem<R>> {
  #trailer: Trailer | undefined;

  readonly #connection: Connection;
  readonly #resource: R;
  readonly #options: RequestOptions;

  constructor(connection: Connection, resource: R, options: RequestOptions = {}) {
    this.#connection = connection;
    this.#resource = resource;
    this.#options = options;
  }

  /**
   * The feed cursor directly after the snapshot.
   * @throws Error before all items have been read.
   */
  get cursor(): string {
    if (!this.#trailer) throw new Error('read all items of the snapshot first');
    return this.#trailer.nextCursor;
  }

  /** @throws PartnerConnectionError when the snapshot is interrupted. It cannot be resumed. */
  async *[Symbol.asyncIterator](): AsyncGenerator<SnapshotItem<R>> {
    this.#trailer = undefined;
    const response = await this.#connection.open(this.#operation, {}, this.#options, async (opened) => opened);
    if (!/^application\/(?:x-nd)?json/.test(response.headers.get('content-type') ?? '')) throw notOfApi();
    let count = 0;
    for await (const line of lines(response, this.#options.signal)) {
      if (this.#trailer) throw new PartnerConnectionError('the snapshot has lines after its trailer');
      const value = JSON.parse(line) as SnapshotItem<R> | Trailer;
      if (isTrailer(value)) this.#trailer = value;
      else {
        count += 1;
        yield value;
      }
    }
    if (this.#trailer?.count !== count) {
      this.#trailer = undefined;
      throw new PartnerConnectionError('the snapshot was interrupted');
    }
  }

  get #operation(): OperationId {
    const path = `/partner/v1/snapshots/${this.#resource}`;
    const found = Object.entries(knownOperations).find(([, operation]) => operation.path === path);
    if (!found) throw new TypeError(`there are no snapshots of ${this.#resource}`);
    return found[0] as OperationId;
  }
}

const isTrailer = (value: object): value is Trailer => 'nextCursor' in value && !('id' in value);
