import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

const place = 'import.meta.url';

/**
 * What a module finds by its own place, a file beside it or a package from there, it finds from where it was built,
 * wherever the checkout or the image is. What is ours brings the map to its sources.
 * @param output the folder of the bundle.
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
      // What the bundler itself adds has no place.
      filter: { code: place, id: { exclude: /^\0/ } },
      handler: (code, id) => ({
        code: code.replaceAll(place, `new URL(${JSON.stringify(relative(output, id))}, import.meta.url).href`),
        map: null,
      }),
    },
  };
}

/** Packages that are no ES modules look from here for what they use where it is installed. */
export const placeOfCommonModules = `import { fileURLToPath as __pathOf } from 'node:url';
const __filename = __pathOf(import.meta.url);
const __dirname = __pathOf(new URL('.', import.meta.url));
`;
