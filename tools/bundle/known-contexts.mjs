import { contexts, scope } from '../lib/contexts.mjs';

const discovery = /\/libs\/platform\/schema\/dist\/contexts\/discover-contexts\.js$/;

/** Replaces the discovery of contexts at start by imports of all contexts known at build time. */
export function knownContexts() {
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
