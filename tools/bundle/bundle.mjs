import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../lib/root.mjs';
import { originalPlaces, placeOfCommonModules } from './original-places.mjs';
import { contexts, scope } from '../lib/contexts.mjs';

const discovery = /\/libs\/platform\/schema\/dist\/contexts\/discover-contexts\.js$/;

/** Replaces the discovery of contexts at start by imports of all contexts known at build time. */
function knownContexts() {
  return {
    name: 'known-contexts',
    load: {
      filter: { id: discovery },
      handler: async () => discovered(await contexts()),
    },
  };
}

const discovered = (names) => `
import { Contexts } from './contexts.js';
${names.map((name, index) => `import * as c${index} from '${scope}/${name}/context';`).join('\n')}
const contexts = new Contexts([${names.map((_, index) => `...Object.values(c${index})`).join(', ')}]);
export const discoverContexts = () => Promise.resolve(contexts);
`;

/**
 * Loads `node:http` and `node:tls` without the ES modules around them, which would read all of their exports at once.
 * Two of these are made when they are read: Node's whole `fetch`, and the text of all root certificates. `node:http2`,
 * which Fastify and undici require without HTTP/2, is loaded when one of its names is read.
 */
function builtinsOnDemand() {
  return {
    name: 'builtins-on-demand',
    resolveId: { filter: { id: /^(?:node:)?(?:http2?|tls)$/ }, handler: (id) => `\0${id.replace('node:', '')}` },
    load: {
      filter: { id: /^\0(?:http2?|tls)$/ },
      handler: (id) => `module.exports = ${id === '\0http2' ? onRead(id) : builtin(id)};`,
    },
  };
}

const builtin = (id) => `process.getBuiltinModule('node:${id.slice(1)}')`;
const onRead = (id) => `new Proxy({}, { get: (_, name) => ${builtin(id)}[name] })`;

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
    plugins: [knownContexts(), builtinsOnDemand(), originalPlaces(output)],
    // Modules of libraries only define, as a rule of the architecture checks: one whose names nobody uses is left out,
    // with the packages that it imports.
    treeshake: { moduleSideEffects: [{ test: /\/libs\/.*\/dist\//, sideEffects: false }] },
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
