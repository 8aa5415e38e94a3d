import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { root } from '../lib/root.mjs';

/** Returns the built file of a source; both are paths in the checkout. */
export const builtOf = (source) => source.replace('/src/', '/dist/').replace(/\.ts$/, '.js');

/** Compiles a source like the build, and removes the built file of a deleted one. @returns an error text, if any */
export async function compile(source) {
  const [from, to] = [join(root, source), join(root, builtOf(source))];
  try {
    const { code, map } = await transformFile(from, {
      configFile: join(root, '.swcrc'),
      sourceFileName: relative(dirname(to), from),
    });
    await mkdir(dirname(to), { recursive: true });
    await writeFile(`${to}.map`, map);
    await writeFile(to, `${code}\n//# sourceMappingURL=${basename(to)}.map`);
  } catch (error) {
    if (error.code !== 'ENOENT' && !/os error 2/.test(error.message)) return `${source}: ${error.message}`;
    await Promise.all([rm(to, { force: true }), rm(`${to}.map`, { force: true })]);
  }
  return undefined;
}
