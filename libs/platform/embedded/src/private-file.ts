import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
  await mkdir(path, { mode }).catch(unless('EEXIST'));
}

/** A setting that is missing, or names a place that cannot be used. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

/** Adds the setting of a folder to an error of the folder: `await made.catch(unusable('PARTNER_DATA_DIR'))`. */
export const unusable =
  (setting: string) =>
  (cause: unknown): never => {
    throw new WrongSetting(`${setting} cannot be used: ${(cause as Error).message}`, { cause });
  };

/** A file that only its owner can read (mode 0600). Its folder is created with it. */
export class PrivateFile {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  content(): Promise<string | undefined> {
    return contentOf(this.path);
  }

  /** Creates it on first use. Of several concurrent callers one does, and all get the same complete content. */
  async createOnce(make: () => string): Promise<string> {
    const present = await this.content();
    if (present !== undefined) return present;
    // Unlike a rename, a link does not replace a file that another process created in the meantime.
    await this.#viaTemporary(make(), (temporary) => link(temporary, this.path).catch(unless('EEXIST')));
    return readFile(this.path, 'utf8');
  }

  /** Replaces it atomically: readers see the old or the new content. */
  async replace(content: string): Promise<void> {
    await this.#viaTemporary(content, (temporary) => rename(temporary, this.path));
  }

  async #viaTemporary(content: string, move: (temporary: string) => Promise<void>): Promise<void> {
    await makeFolder(dirname(this.path));
    const temporary = `${this.path}.${randomBytes(6).toString('hex')}`;
    try {
      await writeFile(temporary, content, { flag: 'wx', mode: 0o600, flush: true });
      await move(temporary);
    } finally {
      await rm(temporary, { force: true });
    }
  }
}

/** Returns the content of a file, or undefined if it does not exist. */
export const contentOf = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(unless('ENOENT'));

const unless =
  (expected: string) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== expected) throw error;
  };
