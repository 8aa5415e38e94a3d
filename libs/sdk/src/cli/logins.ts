import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { UsageError } from './failure.js';
import type { Terminal } from './terminal.js';
import { textOf } from './text.js';

/** Address of an API and the key for it. */
export interface Access {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** Stored API keys. */
export interface Logins {
  /** Address of the last login. */
  readonly current?: string;
  /** API keys by the address of their API. */
  readonly keys: Readonly<Record<string, string>>;
}

/** Returns the folder for the keys and positions of this user. */
export function configFolder({ environment }: Pick<Terminal, 'environment'>): string {
  const { PARTNER_CONFIG_DIR: own, XDG_CONFIG_HOME: shared, APPDATA: windows } = environment;
  return own || join(shared || windows || join(homedir(), '.config'), 'partner');
}

const loginsFile = (folder: string): string => join(folder, 'login.json');

/** Reads the stored keys. @throws UsageError when the file is not valid. */
export async function readLogins(folder: string): Promise<Logins> {
  return (await readJson<Logins>(loginsFile(folder))) ?? { keys: {} };
}

/** Stores a key, which is the one that commands use from then on. @returns the file. */
export async function storeLogin(folder: string, { baseUrl, apiKey }: Access): Promise<string> {
  const { keys } = await readLogins(folder);
  const file = loginsFile(folder);
  await writePrivate(file, { current: baseUrl, keys: { ...keys, [baseUrl]: apiKey } });
  return file;
}

/** Reads a JSON file; undefined if it does not exist. @throws UsageError when it is not valid. */
export async function readJson<T>(file: string): Promise<T | undefined> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  try {
    return bytes === undefined ? undefined : (JSON.parse(textOf(bytes)) as T);
  } catch {
    throw new UsageError(`${file} is not valid JSON: remove it to start again`);
  }
}

/** Writes a JSON file that only its owner may read. A killed process leaves the previous file. */
export async function writePrivate(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}.new`;
  await writeFile(temporary, `${JSON.stringify(value)}\n`, { mode: 0o600 });
  await rename(temporary, file);
}
