import type { SyncKind, SyncState, SyncStep, SyncStore } from './store.js';

/** The part of `node:sqlite` that is used. */
interface Sqlite {
  exec(sql: string): void;
  prepare(sql: string): {
    run(...values: unknown[]): { changes: number | bigint };
    all(...values: unknown[]): unknown[];
  };
  close(): void;
}

const tables = `
pragma journal_mode = wal;
pragma busy_timeout = 5000;
create table if not exists partner_records (
  kind text not null, id text not null, version integer, revision integer not null, data text not null,
  primary key (kind, id)) without rowid;
create table if not exists partner_sync_events (position integer primary key autoincrement, id text not null);
create table if not exists partner_sync (
  singleton integer primary key check (singleton = 1), revision integer not null, state text);
insert or ignore into partner_sync values (1, 0, null)`;

/**
 * Returns a store in a SQLite file. Records are rows of `partner_records`, with `data` as JSON.
 * @throws Error on a Node.js without `node:sqlite`, which 22.13 and newer have.
 */
export function sqliteStore(file: string): SyncStore & { close(): void } {
  const database = openSqlite(file);
  const put = 'insert or replace into partner_records (kind, id, version, revision, data) values (?, ?, ?, ?, ?)';
  const run = (sql: string, rows: readonly unknown[][]): void => {
    const statement = database.prepare(sql);
    for (const values of rows) statement.run(...values);
  };
  return {
    async open() {
      database.exec(tables);
      const [row] = database.prepare('select revision, state from partner_sync').all();
      const { revision, state } = row as { revision: number; state: string | null };
      return { revision, state: state === null ? undefined : (JSON.parse(state) as SyncState) };
    },
    async write(step: SyncStep) {
      const { revision, state, remove = [], removePaymentsOf = [], removeUpTo, events = [] } = step;
      database.exec('begin immediate');
      try {
        const move = 'update partner_sync set revision = revision + 1, state = ? where revision = ?';
        const isMoved = Number(database.prepare(move).run(JSON.stringify(state), revision).changes) === 1;
        if (isMoved) {
          const records = step.put ?? [];
          const rows = records.map((r) => [r.kind, r.id, r.version ?? null, revision + 1, JSON.stringify(r.data)]);
          run(put, rows);
          run(
            'delete from partner_records where kind = ? and id = ?',
            remove.map(({ kind, id }) => [kind, id]),
          );
          run(
            "delete from partner_records where kind = 'payments' and json_extract(data, '$.orderId') = ?",
            removePaymentsOf.map((order) => [order]),
          );
          if (removeUpTo)
            run('delete from partner_records where kind = ? and revision <= ?', [
              [removeUpTo.kind, removeUpTo.revision],
            ]);
          if (step.dropEvents) database.exec('delete from partner_sync_events');
          run(
            'insert into partner_sync_events (id) values (?)',
            events.map((id) => [id]),
          );
        }
        database.exec('commit');
        return isMoved;
      } catch (error) {
        database.exec('rollback');
        throw error;
      }
    },
    async versions(kind: SyncKind, ids: readonly string[]) {
      const text = `select id, version from partner_records
        where kind = ? and id in (select value from json_each(?)) and version is not null`;
      const found = database.prepare(text).all(kind, JSON.stringify(ids)) as { id: string; version: number }[];
      return new Map(found.map(({ id, version }) => [id, version]));
    },
    async events() {
      const found = database.prepare('select id from partner_sync_events order by position').all() as { id: string }[];
      return found.map(({ id }) => id);
    },
    close: () => database.close(),
  };
}

function openSqlite(file: string): Sqlite {
  // Not an import: `node:sqlite` is missing in older versions, which run the rest of the package.
  const sqlite = process.getBuiltinModule?.('node:sqlite');
  if (!sqlite)
    throw new Error(`sqliteStore needs Node.js 22.13 or newer, which has node:sqlite; this is ${process.version}`);
  return new sqlite.DatabaseSync(file);
}
