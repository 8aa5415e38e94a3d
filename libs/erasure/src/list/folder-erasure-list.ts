import { access, constants, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, PrivateFile, unusable } from '@partner/embedded';
import { unavailable } from '@partner/kernel';
import { entryName, entryOf, ErasureList, type ListedErasure } from '../application/ports/erasure-list.js';

/** One empty file for each entry. */
export class FolderErasureList extends ErasureList {
  private constructor(
    private readonly folder: string,
    private readonly setting: string,
  ) {
    super();
  }

  /**
   * @param setting the variable that names the folder.
   * @throws WrongSetting if no entry could be added, which otherwise only the first erasure would find.
   */
  static async open(folder: string, setting: string): Promise<FolderErasureList> {
    const check = async (): Promise<void> => {
      await makeFolder(folder);
      await access(folder, constants.W_OK | constants.X_OK);
    };
    await check().catch(unusable(setting));
    return new FolderErasureList(folder, setting);
  }

  async add(entry: ListedErasure): Promise<void> {
    try {
      const file = new PrivateFile(join(this.folder, entryName(entry)));
      await file.createOnce(() => '').catch(unusable(this.setting));
    } catch (error) {
      throw unavailable('erasure_list_unavailable', 'the list of erased customers cannot be written', error);
    }
  }

  async *all(): AsyncIterable<ListedErasure> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw unavailable('erasure_list_unavailable', 'the list of erased customers cannot be read', error);
    });
    for (const name of names.sort()) {
      const entry = entryOf(name);
      if (entry) yield entry;
    }
  }
}
