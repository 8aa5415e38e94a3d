import { execFile } from 'node:child_process';
import { readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contentOf } from './private-file.js';
import { samePlace, type ServerFiles } from './server-files.js';

const run = promisify(execFile);

export interface Postmaster {
  readonly pid: number;
  /** Undefined early in the start. */
  readonly port: number | undefined;
}

/** Returns the running server of the cluster from its `postmaster.pid`, or undefined if that is missing or stale. */
export async function postmaster(files: ServerFiles): Promise<Postmaster | undefined> {
  const lines = (await contentOf(pidFile(files)))?.split('\n');
  const pid = Number(lines?.[0]);
  if (lines === undefined || !Number.isInteger(pid) || pid <= 1 || !(await serves(pid, files.cluster)))
    return undefined;
  return { pid, port: Number(lines[3]) || undefined };
}

/**
 * Removes the `postmaster.pid` of a stopped server. PostgreSQL does so itself unless another process has that id now,
 * as after a restart of the machine. It would then never start.
 */
export async function removeStalePidFile(files: ServerFiles): Promise<void> {
  await rm(pidFile(files), { force: true });
}

const pidFile = (files: ServerFiles): string => join(files.cluster, 'postmaster.pid');

/**
 * True if the process is the cluster's server. Compares its current folder with the cluster, or searches its command
 * line for the cluster if the folder is not readable.
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
