import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { UsageError } from './failure.js';
import type { Terminal } from './terminal.js';

/** Reads a file, or standard input for `-`. @throws UsageError */
export async function readInput({ input }: Terminal, file: string): Promise<Buffer> {
  if (file === '-') return buffer(input);
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`cannot read ${file}: ${error.code === 'ENOENT' ? 'it does not exist' : error.message}`);
  });
}
