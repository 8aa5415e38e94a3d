import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

const place = 'import.meta.url';

/**
 * Makes a module find files and packages relative to its built file, as before bundling, wherever the checkout or the
 * image is. Own code keeps its source maps.
 * @param output the folder of the bundle
 */
export function originalPlaces(output) {
  return {
    name: 'original-places',
    load: {
      filter: { id: /\/(?:apps|libs)\/.*\/dist\/.*\.js$/ },
      handler: async (id) => ({
        code: await readFile(id, 'utf8'),
        map: JSON.parse(await readFile(`${id}.map`, 'utf8')),
      }),
    },
    transform: {
      // Code added by the bundler itself has no file.
      filter: { code: place, id: { exclude: /^\0/ } },
      handler: (code, id) => ({
        code: code.replaceAll(place, `new URL(${JSON.stringify(relative(output, id))}, import.meta.url).href`),
        map: null,
      }),
    },
  };
}

/** Prelude for CommonJS packages, which resolve files and packages relative to the bundle. */
export const placeOfCommonModules = `import { fileURLToPath as __pathOf } from 'node:url';
const __filename = __pathOf(import.meta.url);
const __dirname = __pathOf(new URL('.', import.meta.url));
`;
