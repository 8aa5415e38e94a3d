import type { SyncKind, SyncState, SyncStep, SyncStore } from './store.js';

/** A client or pool of `pg`, or of a library with the same method. */
export interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: unknown[] }>;
}

/** Tables of the copy. They are created in the first schema of the search path. */
const tables = `
create table if not exists partner_records (
  kind text not null, id text not null, version integer, revision bigint not null, data jsonb not null,
  primary key (kind, id));
create table if not exists partner_sync_events (
  position bigint generated always as identity primary key, id text not null);
create table if not exists partner_sync (
  singleton boolean primary key default true check (singleton), revision bigint not null default 0, state jsonb);
insert into partner_sync default values on conflict do nothing`;

/** One statement, and so one transaction, with a client and with a pool. Nothing follows if `moved` is empty. */
const statement = `
with moved as (
  update partner_sync set revision = revision + 1, state = $2::jsonb where revision = $1 returning revision
), put as (
  insert into partner_records (kind, id, version, revision, data)
  select r->>'kind', r->>'id', (r->>'version')::int, moved.revision, r->'data'
  from moved, jsonb_array_elements($3::jsonb) as r
  on conflict (kind, id) do update
  set version = excluded.version, revision = excluded.revision, data = excluded.data
), removed as (
  delete from partner_records p using moved, jsonb_to_recordset($4::jsonb) as r(kind text, id text)
  where p.kind = r.kind and p.id = r.id
), replaced as (
  delete from partner_records p using moved where p.kind = $5 and p.revision <= $6
), unpaid as (
  delete from partner_records p using moved where p.kind = 'payments' and p.data->>'orderId' = any($9::text[])
), dropped as (
  delete from partner_sync_events using moved where $7
), appended as (
  insert into partner_sync_events (id)
  select e.id from moved, jsonb_array_elements_text($8::jsonb) with ordinality as e(id, position) order by e.position
)
select revision from moved`;

/** Returns a store in PostgreSQL 12 or newer. Records are rows of `partner_records`, with `data` as jsonb. */
export function postgresStore(client: PostgresClient): SyncStore {
  const rows = async <Row>(text: string, values?: unknown[]): Promise<Row[]> =>
    (await client.query(text, values)).rows as Row[];
  return {
    async open() {
      await client.query(tables);
      // Locks: a process that was killed may have left a step that is still being written.
      const text = 'select revision, state from partner_sync for update';
      const [row] = await rows<{ revision: string; state: SyncState | null }>(text);
      return { revision: Number(row!.revision), state: row!.state ?? undefined };
    },
    async write({ revision, state, put = [], remove = [], removeUpTo, ...step }: SyncStep) {
      const { dropEvents = false, events = [], removePaymentsOf = [] } = step;
      const lists = [state, put, remove].map((value) => JSON.stringify(value));
      const replaced = [removeUpTo?.kind ?? null, removeUpTo?.revision ?? null];
      const values = [revision, ...lists, ...replaced, dropEvents, JSON.stringify(events), removePaymentsOf];
      const written = await rows(statement, values);
      return written.length === 1;
    },
    async versions(kind: SyncKind, ids: readonly string[]) {
      const text =
        'select id, version from partner_records where kind = $1 and id = any($2::text[]) and version is not null';
      const found = await rows<{ id: string; version: number }>(text, [kind, ids]);
      return new Map(found.map(({ id, version }) => [id, version]));
    },
    async events() {
      return (await rows<{ id: string }>('select id from partner_sync_events order by position')).map(({ id }) => id);
    },
  };
}
