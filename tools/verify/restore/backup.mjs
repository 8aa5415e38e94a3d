import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { configure, takeOver } from '../faults/standby.mjs';

/** What is no part of a base backup: the write-ahead log comes from the archive, the rest is of the running server. */
const left = /^(?:pg_wal\/.|postmaster\.(?:pid|opts)$|server\.(?:former\.)?log$|pg_replslot\/.|pg_stat_tmp\/.)/;

/** Has a cluster keep its write-ahead log in a folder, segment by segment. It takes effect with the next start. */
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
 * A base backup of a running server, by PostgreSQL's functions for it: what `pg_basebackup` does, which is not among
 * the
 * embedded programs. Writers go on meanwhile. @returns seconds that it took.
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

/** A file of a table that is dropped meanwhile is missing, and recovery knows it. */
async function copied(from, to) {
  await mkdir(join(to, '..'), { recursive: true });
  await copyFile(from, to, constants.COPYFILE_FICLONE).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/**
 * Makes a server of a base backup and the archive, as it was at a moment.
 * @param data the data directory of the server, which has its password already. @param until as PostgreSQL writes a
 * time.
 */
export async function restore({ original, backup, archive, data, until }) {
  const cluster = join(data, 'postgres');
  await mkdir(cluster, { recursive: true });
  await copyOf(backup, cluster);
  await configure(cluster, [
    'archive_mode = off',
    `restore_command = 'cp "${archive}/%f" "%p"'`,
    `recovery_target_time = '${until}'`,
    `recovery_target_action = 'promote'`,
  ]);
  await writeFile(join(cluster, 'recovery.signal'), '');
  await takeOver(original, cluster);
  await chmod(cluster, 0o700);
}

/** Waits until the archive has everything that was committed by now. */
export async function archiveAll(url, until) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query('select pg_walfile_name(pg_current_wal_lsn()) as segment');
    await client.query('select pg_switch_wal()');
    const last = async () => (await client.query('select last_archived_wal from pg_stat_archiver')).rows[0];
    return (await until(async () => ((await last()).last_archived_wal ?? '') >= rows[0].segment, 60)).held;
  } finally {
    await client.end();
  }
}
