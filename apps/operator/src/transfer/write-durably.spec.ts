import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { writeDurably } from './export-directory.js';

it('ends the source of a file that cannot be written, which it does not create', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'write-durably-'));
  let isOpen = false;
  const source = async function* (): AsyncGenerator<string, void> {
    isOpen = true;
    try {
      for (;;) yield 'a line\n';
    } finally {
      isOpen = false;
    }
  };
  await symlink('/dev/full', join(folder, 'lines.part'));
  await expect(writeDurably(join(folder, 'lines'), source())).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(isOpen).toBe(false);
  expect(await readdir(folder)).toEqual(['lines.part']);
  await rm(folder, { recursive: true });
});
