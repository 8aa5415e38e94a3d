import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Mode of a data directory. Other users may traverse it, which the user of the embedded database needs, but not list
 * it. Every file in it is private.
 */
const dataDirMode = 0o711;

/** Creates a folder and its parents, unless they exist. Below `/proc`, Node's recursive `mkdir` would try forever. */
export async function makeFolder(path: string, mode = dataDirMode): Promise<void> {
  if (existsSync(path)) return;
  await makeFolder(dirname(path), mode);
  await mkdir(path, { mode }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** Adds the setting of a folder to an error of the folder: `await made.catch(unusable('PARTNER_DATA_DIR'))`. */
export const unusable =
  (setting: string) =>
  (cause: unknown): never => {
    throw new Error(`${setting} cannot be used: ${(cause as Error).message}`, { cause });
  };

/**
 * Returns the content of a private file (mode 0600), created on first use. Of several concurrent callers one creates
 * it, and all get the same complete content.
 */
export async function createOnce(path: string, make: () => string): Promise<string> {
  const present = await contentOf(path);
  if (present !== undefined) return present;
  await viaTemporary(path, make(), async (temporary) => {
    // Unlike a rename, a link does not replace a file that another process created in the meantime.
    await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  });
  return readFile(path, 'utf8');
}

/** Replaces a private file atomically: readers see the old or the new content. */
export async function replacePrivateFile(path: string, content: string): Promise<void> {
  await viaTemporary(path, content, (temporary) => rename(temporary, path));
}

/** Returns the content of a file, or undefined if it does not exist. */
export async function contentOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

async function viaTemporary(path: string, content: string, move: (temporary: string) => Promise<void>): Promise<void> {
  await makeFolder(dirname(path));
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
    await file.close();
    await move(temporary);
  } finally {
    await rm(temporary, { force: true });
  }
}
