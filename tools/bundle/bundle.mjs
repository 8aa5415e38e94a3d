import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../lib/root.mjs';
import { knownContexts } from './known-contexts.mjs';
import { originalPlaces, placeOfCommonModules } from './original-places.mjs';

/**
 * Bundles a built app and everything it loads into `apps/<app>/bundle/main.js` and the files that it imports on demand:
 * a start reads a dozen files instead of thousands, and the bundle keeps only referenced code. Other files, such as
 * migrations and pages, stay in place.
 * @throws Error when an import of the project's own code cannot be resolved
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
      // Nest and MikroORM identify classes by name.
      keepNames: true,
      banner: placeOfCommonModules,
      sourcemap: true,
    });
  } finally {
    await made.close();
  }
}

/** Rejects unresolved imports of own code. Packages may import optional packages that are not installed. */
function report(level, log) {
  if (log.code === 'UNRESOLVED_IMPORT' && !log.message.includes('node_modules')) throw new Error(log.message);
}
