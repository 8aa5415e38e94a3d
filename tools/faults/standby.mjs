import { appendFile, chown, cp, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** The name by which the primary waits for the standby. */
const name = 'standby';

/**
 * Copies a stopped embedded server, and makes the copy its standby: a synchronous one unless told otherwise, so that
 * nothing
 * is committed that it has not got.
 * @returns the addresses of both.
 */
export async function startWithStandby(embedded, folder, standbyFolder, { synchronous = true } = {}) {
  await embedded.stopEmbedded(folder);
  await cp(folder, standbyFolder, { recursive: true, preserveTimestamps: true });
  const cluster = join(folder, 'postgres');
  await configure(cluster, [`synchronous_standby_names = '${synchronous ? name : ''}'`, 'wal_keep_size = 256MB']);
  const copied = join(standbyFolder, 'postgres');
  await takeOver(cluster, copied);
  // Commits wait for the standby from the first moment, and the first of them may be the server's own.
  const primary = await embedded.openEmbedded(folder);
  const { hostname, port, password } = new URL(primary.url);
  const info = `host=${hostname} port=${port} user=postgres password=${password} application_name=${name}`;
  await configure(copied, [`primary_conninfo = '${info}'`, 'hot_standby = on']);
  await writeFile(join(copied, 'standby.signal'), '');
  await takeOver(cluster, copied);
  const standby = await embedded.openEmbedded(standbyFolder);
  return { primary: primary.url, standby: standby.url };
}

/** One URL for both servers. @param url with the login and the settings of the connection. */
export function urlOfBoth({ primary, standby }, url) {
  const hosts = [primary, standby].map((each) => new URL(each).host);
  return `${url.replace(new URL(url).host, hosts.join())}&target_session_attrs=read-write`;
}

/** Kills the server and every process of it, as a machine does that loses its power. */
export async function killServer(folder) {
  const pid = Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  for (const each of [pid, ...children.trim().split(/\s+/).filter(Boolean).map(Number)]) {
    try {
      process.kill(each, 'SIGKILL');
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

/** Gives a copy to the user that the original belongs to, which is the one that may run it. */
export async function takeOver(original, copy) {
  const { uid, gid } = await stat(original);
  for (const path of ['.', ...(await readdir(copy, { recursive: true }))]) await chown(join(copy, path), uid, gid);
}
