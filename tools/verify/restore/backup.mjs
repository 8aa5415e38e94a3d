import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '../shared/until.mjs';
import { configure, onServer, takeOver } from '../shared/standby.mjs';

/** Files excluded from a base backup: the write-ahead log comes from the archive, the rest is of the running server. */
const left = /^(?:pg_wal\/.|postmaster\.(?:pid|opts)$|server\.(?:former\.)?log$|pg_replslot\/.|pg_stat_tmp\/.)/;

/** Configures a cluster to archive its write-ahead log segments to a folder. Takes effect at the next start. */
export async function archiveTo(cluster, archive) {
  await mkdir(archive, { recursive: true });
  await takeOver(cluster, archive);
  const there = `${archive}/%f`;
  await configure(cluster, [
    'archive_mode = on',
    `archive_command = 'test ! -f "${there}" && cp "%p" "${there}.part" && mv "${there}.part" "${there}"'`,
    'archive_timeout = 60',
  ]);
}

/**
 * Makes a base backup of a running server, by PostgreSQL's backup functions, like `pg_basebackup`, which is not among
 * the embedded programs. Writers continue meanwhile.
 * @returns its duration in seconds
 */
export async function baseBackup(url, cluster, folder) {
  const started = performance.now();
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`select pg_backup_start('restore drill', fast => true)`);
    await mkdir(folder, { recursive: true });
    await copyOf(cluster, folder);
    const { rows } = await client.query('select labelfile, spcmapfile from pg_backup_stop(wait_for_archive => true)');
    await writeFile(join(folder, 'backup_label'), rows[0].labelfile);
    if (rows[0].spcmapfile) await writeFile(join(folder, 'tablespace_map'), rows[0].spcmapfile);
  } finally {
    await client.end();
  }
  return (performance.now() - started) / 1_000;
}

async function copyOf(from, to) {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(from.length + 1);
    if (left.test(name)) continue;
    if (entry.isDirectory()) await mkdir(join(to, name), { recursive: true });
    else await copied(path, join(to, name));
  }
}

/** Ignores a missing file, since recovery handles tables that are dropped during the backup. */
async function copied(from, to) {
  await mkdir(join(to, '..'), { recursive: true });
  await copyFile(from, to, constants.COPYFILE_FICLONE).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/**
 * Creates a server from a base backup and the archive, at a point in time.
 * @param data data directory of the server, which already contains its password
 * @param moment the point in time, in PostgreSQL's format
 */
export async function restore({ original, backup, archive, data, moment }) {
  const cluster = join(data, 'postgres');
  await mkdir(cluster, { recursive: true });
  await copyOf(backup, cluster);
  await configure(cluster, [
    'archive_mode = off',
    `restore_command = 'cp "${archive}/%f" "%p"'`,
    `recovery_target_time = '${moment}'`,
    `recovery_target_action = 'promote'`,
  ]);
  await writeFile(join(cluster, 'recovery.signal'), '');
  await takeOver(original, cluster);
  await chmod(cluster, 0o700);
}

/** Waits until the archive contains everything committed so far. */
export async function archiveAll(url) {
  const [{ segment }] = await onServer(url, 'select pg_walfile_name(pg_current_wal_lsn()) as segment');
  await onServer(url, 'select pg_switch_wal()');
  const last = async () => (await onServer(url, 'select last_archived_wal as name from pg_stat_archiver'))[0].name;
  return (await until(async () => ((await last()) ?? '') >= segment, 60)).held;
}
