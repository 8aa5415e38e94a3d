import { describe, expect, it, jest } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { chmod, type FileHandle, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DataDirectoryStore } from './data-directory-store.js';
import { documentStoreContract } from './document-store.contract.js';

const aDirectory = (): Promise<string> => mkdtemp(join(tmpdir(), 'partner-documents-'));

documentStoreContract(async () => {
  const directory = await aDirectory();
  return {
    store: new DataDirectoryStore(join(directory, 'documents')),
    dropsUnfinished: true,
    close: () => rm(directory, { recursive: true }),
  };
});

describe('DataDirectoryStore', () => {
  it('leaves no file after a failed put, and makes files readable only by their owner', async () => {
    const directory = await aDirectory();
    const store = new DataDirectoryStore(directory);
    const [company, file] = [newId() as CompanyId, newId()];
    await expect(store.put({ company, file }, Readable.from(['abc']), 4)).rejects.toThrow('ended early');
    expect(await readdir(join(directory, company))).toEqual([]);
    await store.put({ company, file }, Readable.from([Buffer.from('abcd')]), 4);
    expect((await stat(join(directory, company, file))).mode & 0o777).toBe(0o600);
    expect((await stat(join(directory, company))).mode & 0o777).toBe(0o700);
    await rm(directory, { recursive: true });
  });

  it('removes the remains of a put whose process was killed', async () => {
    const directory = await aDirectory();
    const store = new DataDirectoryStore(directory);
    const [company, file] = [newId() as CompanyId, newId()];
    await store.put({ company, file: newId() }, Readable.from([Buffer.from('a')]), 1);
    await writeFile(join(directory, company, `${file}.part`), 'half');
    await store.remove({ company, file });
    expect(await readdir(join(directory, company))).toHaveLength(1);
    await rm(directory, { recursive: true });
  });

  it('reports unavailable when the disk is full', async () => {
    const directory = await aDirectory();
    const file = await open(directory, 'r');
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { syscall: 'write' });
    const write = jest.spyOn(Object.getPrototypeOf(file) as FileHandle, 'write').mockRejectedValue(full);
    const key = { company: newId() as CompanyId, file: newId() };
    const putting = new DataDirectoryStore(directory).put(key, Readable.from([Buffer.from('a')]), 1);
    await expect(putting).rejects.toMatchObject({ code: 'unavailable', cause: full });
    expect(await readdir(join(directory, key.company))).toEqual([]);
    write.mockRestore();
    await file.close();
    await rm(directory, { recursive: true });
  });

  it('reports unavailable when the directory cannot be created', async () => {
    const directory = await aDirectory();
    await writeFile(join(directory, 'file'), '');
    await chmod(directory, 0o500);
    const store = new DataDirectoryStore(join(directory, 'file', 'documents'));
    const key = { company: newId() as CompanyId, file: newId() };
    await expect(store.put(key, Readable.from([Buffer.from('a')]), 1)).rejects.toMatchObject({ code: 'unavailable' });
    await rm(directory, { recursive: true });
    // Neither can this one, on Linux and macOS.
    const nowhere = new DataDirectoryStore('/proc/none/documents');
    await expect(nowhere.put(key, Readable.from([Buffer.from('a')]), 1)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
