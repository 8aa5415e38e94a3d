import { execFile } from 'node:child_process';
import { readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contentOf } from './private-file.js';
import { samePlace, type ServerFiles } from './server-files.js';

const run = promisify(execFile);

/** The server process that runs on a cluster. */
export interface Postmaster {
  readonly pid: number;
  /** Undefined while it has not come that far. */
  readonly port: number | undefined;
}

/** The server that runs on the cluster, as its own `postmaster.pid` tells; undefined when that is missing or stale. */
export async function postmaster(files: ServerFiles): Promise<Postmaster | undefined> {
  const lines = (await contentOf(pidFile(files)))?.split('\n');
  const pid = Number(lines?.[0]);
  if (lines === undefined || !Number.isInteger(pid) || pid <= 1 || !(await serves(pid, files.cluster)))
    return undefined;
  return { pid, port: Number(lines[3]) || undefined };
}

/**
 * Removes the `postmaster.pid` of a server that is gone. PostgreSQL does so itself, unless the process id was
 * given to another process since, as after a restart of the machine: then it would refuse to start for good.
 */
export async function removeStalePidFile(files: ServerFiles): Promise<void> {
  await rm(pidFile(files), { force: true });
}

const pidFile = (files: ServerFiles): string => join(files.cluster, 'postmaster.pid');

/**
 * A server's current folder is its cluster; where a process does not show its folder, its command line names the
 * cluster.
 */
async function serves(pid: number, cluster: string): Promise<boolean> {
  if (!alive(pid)) return false;
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  if (folder !== undefined) return samePlace(folder, cluster);
  const command = (await contentOf(`/proc/${pid}/cmdline`).catch(() => undefined)) ?? (await commandLine(pid));
  return command.includes(cluster);
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const commandLine = (pid: number): Promise<string> =>
  run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
