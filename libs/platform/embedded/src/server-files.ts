import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The embedded database is not available. The message is one line for the operator, with a pointer to details. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
}

export interface ServerFiles {
  readonly dataDir: string;
  /** The cluster. It belongs to the server's user, all other files to the user of the data directory. */
  readonly cluster: string;
  /** URL of the running server with its password, readable only by its owner. */
  readonly address: string;
  readonly password: string;
  readonly lock: string;
  readonly log: string;
  readonly formerLog: string;
}

export function serverFiles(dataDir: string): ServerFiles {
  const absolute = resolve(dataDir);
  const cluster = join(absolute, 'postgres');
  return {
    dataDir: absolute,
    cluster,
    address: join(absolute, 'postgres.url'),
    password: join(absolute, 'postgres.password'),
    lock: join(absolute, 'postgres.lock'),
    log: join(cluster, 'server.log'),
    formerLog: join(cluster, 'server.former.log'),
  };
}

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

export async function samePlace(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((path) => realpath(path).catch(() => path)));
  return first === second;
}

/** Returns the last errors in the server's log on one line, for an error message. */
export async function lastLogLines(log: string): Promise<string> {
  const content = await readFile(log, 'utf8').catch(() => '');
  const telling = content.split('\n').filter((line) => /FATAL|PANIC|ERROR|could not/.test(line));
  return telling.slice(-2).join(' / ') || `see ${log}`;
}
