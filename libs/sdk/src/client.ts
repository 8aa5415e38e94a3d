import { Events } from './feed/events.js';
import { Snapshot, type SnapshotResource } from './feed/snapshot.js';
import { knownOperations, resources } from './generated/operations.js';
import { type Answer, Connection, notOfApi } from './http/connection.js';
import type { ClientOptions, DryRun, Effects, RequestOptions } from './http/options.js';
import type { AnyInput } from './http/prepare.js';
import type { Arguments, Input, ItemOf, ListOperation, OperationId, Output } from './operation-types.js';
import type { SyncOptions, SyncResult } from './sync/options.js';
import type { SyncStore } from './sync/store.js';
import { Sync } from './sync/sync.js';
import { type Changeable, type ChangeOf, type RecordOf, updateRecord } from './update.js';

/** Yields all items of a list from its first page on, or from the page in the query. Requests pages on demand. */
export async function* items<Id extends ListOperation>(
  connection: Connection,
  id: Id,
  { query = {}, ...input }: AnyInput = {},
  options?: RequestOptions,
): AsyncGenerator<ItemOf<Id>> {
  for (let page = Number(query['page'] ?? 1); ; page += 1) {
    const { data } = await connection.request(id, { ...input, query: { limit: 100, ...query, page } }, options);
    const list = data as { data: ItemOf<Id>[]; limit: number; total: number };
    if (!Array.isArray(list.data)) throw notOfApi();
    yield* list.data;
    if (list.data.length === 0 || page * list.limit >= list.total) return;
  }
}

/** Every operation by name: `client.createLead({ body })`. */
export type Operations = {
  readonly [Id in OperationId]: (...given: [...Arguments<Id>, options?: RequestOptions]) => Promise<Output<Id>>;
};

type Named = typeof resources;
type MethodsOf<R extends keyof Named> = { readonly [M in keyof Named[R]]: Operations[Named[R][M] & OperationId] };

/** Every operation below its resource: `client.leads.create({ body })`. */
export type Resources = { readonly [R in Exclude<keyof Named, 'events'>]: MethodsOf<R> } & {
  /** The event feed. */
  readonly events: Events & Omit<MethodsOf<'events'>, keyof Events>;
};

class BaseClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions) {
    this.#connection = new Connection(options);
    for (const id of Object.keys(knownOperations) as OperationId[]) {
      const operation = async (input?: AnyInput, given?: RequestOptions): Promise<unknown> =>
        (await this.#connection.request(id, input, given)).data;
      Object.defineProperty(this, id, { value: operation, enumerable: true });
    }
    const operations = this as unknown as Operations;
    for (const [resource, methods] of Object.entries(resources)) {
      const target = resource === 'events' ? new Events(this.#connection) : {};
      for (const [name, id] of Object.entries(methods))
        if (!(name in target)) Object.defineProperty(target, name, { value: operations[id], enumerable: true });
      Object.defineProperty(this, resource, { value: target, enumerable: true });
    }
  }

  /** Returns the response of an operation with its status and headers, such as `x-request-id`. */
  request<Id extends OperationId>(id: Id, input: Input<Id>, options?: RequestOptions): Promise<Answer<Output<Id>>> {
    return this.#connection.request(id, input as AnyInput, options) as Promise<Answer<Output<Id>>>;
  }

  /**
   * Tries a write without changing anything.
   * @throws PartnerError if the API has no dry runs: then it executed the request.
   */
  async dryRun<Id extends OperationId>(
    id: Id,
    input: Input<Id>,
    options?: RequestOptions,
  ): Promise<DryRun<Output<Id>>> {
    const answer = await this.#connection.request(id, input as AnyInput, { ...options, dryRun: true });
    const effects = answer.headers.get('partner-effects');
    return {
      data: answer.data as Output<Id>,
      effects: effects === null ? undefined : (JSON.parse(effects) as Effects),
    };
  }

  /** Returns all items of a list, page by page: `for await (const lead of client.items('listLeads'))`. */
  items<Id extends ListOperation>(
    id: Id,
    input?: Partial<Input<Id>>,
    options?: RequestOptions,
  ): AsyncGenerator<ItemOf<Id>> {
    return items(this.#connection, id, input as AnyInput | undefined, options);
  }

  /** Returns all items of a resource at one moment, and the feed cursor after them (R84). */
  snapshot<R extends SnapshotResource>(resource: R, options?: RequestOptions): Snapshot<R> {
    return new Snapshot(this.#connection, resource, options);
  }

  /**
   * Copies records into a store, from snapshots and then from the feed, and keeps the copy current: a process that is
   * killed continues where it stopped. Ends when the signal is aborted, or as soon as the copy is current with
   * `untilCaughtUp`.
   * @throws PartnerError when another process writes to the store, or it has records of another company.
   */
  async sync(store: SyncStore, options: SyncOptions): Promise<SyncResult> {
    return new Sync(this.#connection, store, options).run();
  }

  /**
   * Changes a record with the result of `change`. Retries when another caller changed the record in the meantime.
   * @param change gets the current record and returns the fields to change; undefined for none.
   * @returns the changed record.
   * @throws PartnerApiError, also for the tenth conflict in a row.
   */
  update<K extends Changeable>(
    kind: K,
    id: string,
    change: (record: RecordOf<K>) => ChangeOf<K> | undefined | Promise<ChangeOf<K> | undefined>,
    options?: RequestOptions,
  ): Promise<RecordOf<K>> {
    return updateRecord(this.#connection, kind, id, change, options);
  }
}

/** A client of the Partner API with a method for each operation. */
export type PartnerClient = BaseClient & Operations & Resources;

/** @see PartnerClient */
export const PartnerClient = BaseClient as unknown as new (options: ClientOptions) => PartnerClient;
