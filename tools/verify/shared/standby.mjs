import { appendFile, chown, cp, readFile, readdir, readlink, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { Failure } from '../../lib/failure.mjs';

/** The name under which the primary waits for the standby. */
const name = 'standby';

/**
 * Copies the server of a fixture, and makes the copy its standby: by default a synchronous one, so that every commit
 * is on both.
 * @returns the URLs of both
 */
export async function startWithStandby(fixture, standbyFolder, { synchronous = true } = {}) {
  const { embedded, folder } = fixture;
  await embedded.stopEmbedded(folder);
  await cp(folder, standbyFolder, { recursive: true, preserveTimestamps: true });
  const cluster = join(folder, 'postgres');
  await takeOver(cluster, join(standbyFolder, 'postgres'));
  await configure(cluster, [`synchronous_standby_names = '${synchronous ? name : ''}'`, 'wal_keep_size = 256MB']);
  // Commits wait for the standby from the start, and the first of them may be the server's own.
  const primary = await embedded.openEmbedded(folder);
  const standby = await startStandby(embedded, standbyFolder, primary.url);
  fixture.proxy.target = primary.url;
  return { primary: primary.url, standby };
}

/** Starts a copy as a standby of the server at `upstream`. @returns its URL */
export async function startStandby(embedded, folder, upstream) {
  const cluster = join(folder, 'postgres');
  const { hostname, port, password } = new URL(upstream);
  const from = `host=${hostname} port=${port} user=postgres password=${password} application_name=${name}`;
  await configure(cluster, [`primary_conninfo = '${from}'`, 'hot_standby = on']);
  await writeFile(join(cluster, 'standby.signal'), '');
  return (await embedded.openEmbedded(folder)).url;
}

/** Returns the process ids of a cluster's server, the postmaster first; none if it does not run. */
export async function processesOf(cluster) {
  const pid = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);
  // The file survives a killed server, and its number may belong to another process by now.
  if (!pid || (await readlink(`/proc/${pid}/cwd`).catch(() => '')) !== cluster) return [];
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return [pid, ...children.trim().split(/\s+/).filter(Boolean).map(Number)];
}

/** Returns the process id of a standby's WAL receiver. */
export async function walReceiver(folder) {
  for (const pid of await processesOf(join(folder, 'postgres')))
    if ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('walreceiver')) return pid;
  throw new Failure('the standby is not connected to the server that it follows');
}

/** Returns one URL for both servers. @param url a URL with the login and the connection settings */
export function urlOfBoth({ primary, standby }, url) {
  const hosts = [primary, standby].map((each) => new URL(each).host);
  return `${url.replace(new URL(url).host, hosts.join())}&target_session_attrs=read-write`;
}

/** Kills all processes of the server, like a power failure. */
export async function killServer(folder) {
  killAll(await processesOf(join(folder, 'postgres')), 'SIGKILL');
}

/** Sends a signal to processes that may have ended. */
export function killAll(processes, signal) {
  for (const pid of processes) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/** Runs one statement on one server. */
export async function onServer(url, text, values) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Adds lines to the configuration of a cluster. */
export const configure = (cluster, lines) => appendFile(join(cluster, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);

/** Gives a copy the owner of the original, since only that user may run it. */
export async function takeOver(original, copy) {
  const { uid, gid } = await stat(original);
  for (const path of ['.', ...(await readdir(copy, { recursive: true }))]) await chown(join(copy, path), uid, gid);
}
