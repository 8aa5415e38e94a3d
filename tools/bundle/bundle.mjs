import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../lib/root.mjs';
import { knownContexts } from './known-contexts.mjs';
import { originalPlaces, placeOfCommonModules } from './original-places.mjs';

/**
 * Puts a built app and all that it loads into a few files, `apps/<app>/bundle/main.js` and those that it imports when
 * they are needed: a start reads a dozen files instead of thousands, and keeps only the code that something refers to.
 * What is read beside code, such as migrations and pages, stays where it is.
 * @throws when an import of ours leads nowhere.
 */
export async function bundle(app) {
  const [folder, output] = ['dist', 'bundle'].map((name) => join(root, 'apps', app, name));
  const made = await rolldown({
    cwd: root,
    input: { main: join(folder, 'main.js') },
    platform: 'node',
    plugins: [knownContexts(), originalPlaces(output)],
    onLog: report,
  });
  try {
    await made.write({
      dir: output,
      cleanDir: true,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      // Nest and MikroORM tell classes by their names.
      keepNames: true,
      banner: placeOfCommonModules,
      sourcemap: true,
    });
  } finally {
    await made.close();
  }
}

/** Packages name optional ones that are not installed, which they do without; our own imports have to be there. */
function report(level, log) {
  if (log.code === 'UNRESOLVED_IMPORT' && !log.message.includes('node_modules')) throw new Error(log.message);
}
