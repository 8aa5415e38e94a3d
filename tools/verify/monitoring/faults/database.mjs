import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Faults of PostgreSQL; their members are explained in processes.mjs. */
export const standbyStops = {
  title: 'a standby stops replaying the log',
  alerts: ['PartnerStandbyBehind'],
  page: 'standby-behind',
  begin: (deployment) => deployment.onStandby('select pg_wal_replay_pause()'),
};

export const partitionMissing = {
  title: 'the partitions of the days after tomorrow are dropped',
  alerts: ['PartnerPartitionMissing'],
  page: 'partition-missing',
  begin: async ({ fixture }) => {
    const rows = await fixture.query(`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'request_log'::regclass and c.relname ~ '[0-9]$'
        and c.relname > 'request_log_' || to_char(now() at time zone 'UTC' + interval '1 day', 'YYYYMMDD')`);
    for (const { name } of rows) await fixture.query(`drop table ${name}`);
  },
};

export const archivingFails = {
  title: 'the archive is not mounted',
  alerts: ['PartnerArchivingFails'],
  page: 'archiving-fails',
  begin: async ({ archive, fixture }) => {
    await rename(archive, `${archive}.away`);
    await fixture.query('select pg_switch_wal()');
  },
};

export const diskFull = {
  title: 'a volume is full',
  alerts: ['PartnerDiskFull'],
  page: 'disk-full',
  begin: ({ volume }) => writeFile(join(volume, 'log'), Buffer.alloc(31 * 1_048_576)),
};

export const connectionsLeft = {
  title: 'a program leaves its connections open',
  alerts: ['PartnerConnectionsNearLimit'],
  page: 'connections',
  begin: async (deployment) => {
    const { primary } = deployment;
    const [{ left }] = await deployment.fixture.query(
      `select (0.88 * current_setting('max_connections')::int)::int - count(*)::int as left
        from pg_stat_activity where datname is not null`,
    );
    const clients = Array.from({ length: left }, () => new pg.Client(`${primary}?application_name=report`));
    // The runbook ends them.
    for (const client of clients) client.on('error', () => undefined);
    await Promise.all(clients.map((client) => client.connect()));
  },
};

/** Ends the connections that hold the lock of listeners (libs/platform/postgres/src/change-channel). */
const listeners = `select pg_terminate_backend(pid) from pg_locks
  where locktype = 'advisory' and classid = 7220 and objid = 1`;

export const listenerLost = {
  title: 'the login has used up its connections, and those that listen are ended',
  alerts: ['PartnerListenerLost'],
  page: 'listener-lost',
  begin: async ({ fixture }) => {
    await fixture.query('alter role partner_login connection limit 1');
    await fixture.query(listeners);
  },
};

export const errors = {
  title: 'the servers lose the privilege to read leads',
  alerts: ['PartnerErrors', 'PartnerBudgetBurnsFast'],
  page: 'errors',
  begin: ({ fixture }) => fixture.query('revoke select, insert on leads from partner_server'),
};

export const transactionBlocks = {
  title: 'a forgotten transaction blocks writes of leads',
  alerts: ['PartnerBudgetBurnsFast'],
  page: 'error-budget',
  begin: async ({ primary }) => {
    const client = new pg.Client(`${primary}?application_name=psql`);
    // The runbook ends it.
    client.on('error', () => undefined);
    await client.connect();
    await client.query('begin');
    await client.query('lock table leads in exclusive mode');
  },
};
