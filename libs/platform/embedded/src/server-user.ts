import { stat } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { EmbeddedError } from './server-files.js';

const run = promisify(execFile);

export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the user that runs the server; undefined for the current one. PostgreSQL refuses to run as root, so root runs
 * it as the owner of the cluster, or for a new cluster as `postgres` or `nobody`.
 * @throws EmbeddedError when the cluster belongs to another user.
 */
export async function serverUser(cluster: string): Promise<ServerUser | undefined> {
  const self = process.getuid?.();
  if (self === undefined) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (self !== 0) {
    if (owner === undefined || owner.uid === self) return undefined;
    throw new EmbeddedError(`${cluster} belongs to the user with id ${owner.uid}; run as that user or as root`);
  }
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await named('postgres')) ?? (await named('nobody')) ?? (await created());
}

async function named(name: string): Promise<ServerUser | undefined> {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (what) => Number((await run('id', [what, name])).stdout)),
    );
    return uid && gid !== undefined ? { uid, gid } : undefined;
  } catch {
    return undefined;
  }
}

async function created(): Promise<ServerUser> {
  await run('groupadd', ['postgres']).catch(() => undefined);
  await run('useradd', ['--system', '-g', 'postgres', 'postgres']).catch(() => undefined);
  const user = await named('postgres');
  if (user === undefined)
    throw new EmbeddedError(
      'PostgreSQL does not run as root, and no other user is available to run it; set DATABASE_URL',
    );
  return user;
}
