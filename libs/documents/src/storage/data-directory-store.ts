import { makeFolder } from '@partner/embedded';
import { type CompanyId, unavailable } from '@partner/kernel';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, DocumentStore, type FileKey, storedAt } from '../application/ports/document-store.js';
import { exactSize } from './exact-size.js';

/** Stores files in a directory of this machine, with a folder per company. */
export class DataDirectoryStore extends DocumentStore {
  /** @param directory absolute; created on demand */
  constructor(private readonly directory: string) {
    super();
  }

  /** Writes to a temporary file and renames it once its content is on disk. */
  async put(key: FileKey, content: Readable, size: number): Promise<void> {
    const path = this.#path(key);
    const unfinished = partOf(path);
    let target: Writable | undefined;
    let isOfContent = false;
    // The failure of either stream destroys the other one with the same error.
    content.once('error', () => (isOfContent = !target?.errored));
    try {
      await makeFolder(dirname(path), 0o700);
      const file = await open(unfinished, 'wx', 0o600);
      target = file.createWriteStream({ flush: true });
      await pipeline(content, exactSize(size), target);
      await rename(unfinished, path);
      await syncDirectory(dirname(path));
    } catch (error) {
      content.destroy();
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw !isOfContent && isOfSystem(error)
        ? unavailable('file_store_unavailable', 'The document store cannot be written', error)
        : error;
    }
  }

  async read(key: FileKey, { first, last }: ByteRange): Promise<Readable> {
    const file = await open(this.#path(key), 'r').catch((error: unknown) => {
      throw unavailable('file_store_unavailable', 'The file cannot be read', error);
    });
    return file.createReadStream({ start: first, end: last });
  }

  async remove(key: FileKey): Promise<void> {
    const path = this.#path(key);
    await rm(path, { force: true });
    await rm(partOf(path), { force: true });
  }

  async removeAll(company: CompanyId): Promise<number> {
    const folder = join(this.directory, storedAt(company));
    const files = await readdir(folder).catch(() => []);
    await rm(folder, { recursive: true, force: true });
    return files.length;
  }

  #path({ company, file }: FileKey): string {
    return join(this.directory, storedAt(company, file));
  }
}

const partOf = (path: string): string => `${path}.part`;

/** Syncs the directory, without which a new name is not durable. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

const isOfSystem = (error: unknown): boolean => (error as NodeJS.ErrnoException).syscall !== undefined;
