import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * The mode of a data directory: others may pass through, as the user that the embedded database runs as has to,
 * but not look around; every file in it is private by itself.
 */
export const passable = 0o711;

/**
 * The content of a file that only its owner may read (mode 0600), made by the first who asks: of several at once
 * one makes it, and all get the same content, whole.
 */
export async function madeOnce(path: string, make: () => string): Promise<string> {
  const present = await contentOf(path);
  if (present !== undefined) return present;
  await viaTemporary(path, make(), async (temporary) => {
    // A link, unlike a rename, does not replace what another made in the meantime.
    await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  });
  return readFile(path, 'utf8');
}

/** Writes such a file anew, whole: a reader sees the former content or this one. */
export async function replacePrivateFile(path: string, content: string): Promise<void> {
  await viaTemporary(path, content, (temporary) => rename(temporary, path));
}

/** What a file holds; undefined when there is none. */
export async function contentOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

async function viaTemporary(path: string, content: string, move: (temporary: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: passable });
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
