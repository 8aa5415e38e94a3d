// Builds the assets of the documentation pages: our own files, the API reference viewer and the search library, each
// also gzipped; and the highlighted code of the guides.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import viewer from '@scalar/fastify-api-reference';
import fastify from 'fastify';
import { guides } from './dist/guides/guide-list.js';
import { highlightGuides } from './highlight-guides.mjs';

const from = fileURLToPath(new URL('public/', import.meta.url));
const to = fileURLToPath(new URL('dist/public/', import.meta.url));

await rm(to, { recursive: true, force: true });
await mkdir(to, { recursive: true });
await cp(from, to, { recursive: true });
await writeFile(join(to, 'scalar.js'), await scalar());
const search = join(createRequire(import.meta.url).resolve('minisearch'), '../../es/index.js');
await writeFile(join(to, 'minisearch.js'), withoutSourceMap(await readFile(search, 'utf8')));
for (const name of await readdir(to)) {
  if (name.endsWith('.gz')) continue;
  await writeFile(join(to, `${name}.gz`), await promisify(gzip)(await readFile(join(to, name)), { level: 9 }));
}
// The SDK as one file to install, which is compressed already.
await cp(fileURLToPath(new URL('../../libs/sdk/dist/packed/', import.meta.url)), join(to, 'sdk'), { recursive: true });
const files = guides.flatMap(({ file }) =>
  file === undefined ? [] : [new URL(`../../docs/${file}`, import.meta.url)],
);
const highlighted = fileURLToPath(new URL('dist/highlighted.json', import.meta.url));
await writeFile(highlighted, JSON.stringify(await highlightGuides(files)));

/** Returns the viewer script as its plugin serves it. The package has no separate file for it. */
async function scalar() {
  const server = fastify();
  await server.register(viewer, { routePrefix: '/viewer', configuration: { url: '/openapi.json' } });
  const { statusCode, payload } = await server.inject('/viewer/js/scalar.js');
  await server.close();
  if (statusCode !== 200) throw new Error(`the viewer script was not found: ${statusCode}`);
  return withoutSourceMap(payload);
}

/** Removes the reference to the source map, which is not served. */
function withoutSourceMap(text) {
  return text.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n');
}
