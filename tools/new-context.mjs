import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run new:context -- <name>` makes an empty context library in the shape of all others: domain, application and
 * persistence, one module that binds them, one index that others enter by. `--no-install` leaves the linking to you.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-install': { type: 'boolean', default: false }, root: { type: 'string' } },
});
const root = resolve(values.root ?? join(import.meta.dirname, '..'));
const name = positionals[0] ?? '';
if (positionals.length !== 1 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  fail('usage: npm run new:context -- <name>, with a name in lower case such as work-orders');
}
const folder = join('libs', name);
if (existsSync(join(root, folder))) fail(`${folder} is there already`);

const words = name.split('-');
const moduleName = `${words.map((word) => word[0].toUpperCase() + word.slice(1)).join('')}Module`;

const declaration = {
  name: `@partner/${name}`,
  version: '0.0.0',
  private: true,
  type: 'module',
  exports: { '.': { source: './src/index.ts', default: './dist/index.js' } },
  scripts: {
    build: 'swc src --out-dir dist --strip-leading-paths --delete-dir-on-start --quiet --config-file ../../.swcrc',
  },
  nx: { tags: ['type:context', `scope:${name}`] },
};

const files = {
  'package.json': `${JSON.stringify(declaration, null, 2)}\n`,
  'jest.config.mjs': `import { preset } from '../../jest.preset.mjs';\n\nexport default { ...preset };\n`,
  'src/index.ts': `export { ${moduleName} } from './${name}.module.js';\n`,
  [`src/${name}.module.ts`]: `import { Module } from '@nestjs/common';

/**
 * Binds the ports of the ${words.join(' ')} to their adapters: the only file of this library that knows both, and Nest.
 */
@Module({ providers: [], exports: [] })
export class ${moduleName} {}
`,
  'src/domain/.gitkeep': '',
  'src/application/ports/.gitkeep': '',
  'src/persistence/.gitkeep': '',
};

for (const [path, text] of Object.entries(files)) {
  const file = join(root, folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`made ${folder}`);

if (!values['no-install']) {
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}
