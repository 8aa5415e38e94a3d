import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run new:context -- <names> [<name>]` makes a context that runs: an aggregate with transitions, its table, its
 * endpoints and a test of them, wired into the API. `<names>` is the library, `<name>` its kind of record, the same
 * without its last `s` unless given. `--no-install` leaves the linking to you.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-install': { type: 'boolean', default: false }, root: { type: 'string' } },
});
const root = resolve(values.root ?? join(import.meta.dirname, '..'));
const template = join(import.meta.dirname, 'new-context', 'template');
const [names = '', name = names.replace(/s$/, '')] = positionals;
const shape = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
if (positionals.length < 1 || positionals.length > 2 || !shape.test(names) || !shape.test(name) || name === names) {
  fail('usage: npm run new:context -- <names> [<name>], in lower case: price-lists price-list');
}
if (existsSync(join(root, 'libs', names))) fail(`libs/${names} is there already`);

const pascal = (kebab) => kebab.replace(/(^|-)(.)/g, (_, dash, letter) => letter.toUpperCase());
const camel = (kebab) => pascal(kebab).replace(/^./, (letter) => letter.toLowerCase());
const words = {
  __names_snake__: names.replaceAll('-', '_'),
  __name_snake__: name.replaceAll('-', '_'),
  __namesCamel__: camel(names),
  __nameCamel__: camel(name),
  __namesKey__: names.includes('-') ? `'${names}'` : names,
  __Names__: pascal(names),
  __Name__: pascal(name),
  __names__: names,
  __name__: name,
  __words__: names.replaceAll('-', ' '),
  __word__: name.replaceAll('-', ' '),
  __stamp__: new Date().toISOString().replaceAll(/[-T:]/g, '').slice(0, 12),
};
const filled = (text) => Object.entries(words).reduce((done, [place, word]) => done.replaceAll(place, word), text);

const { dependencies: versions } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const made = globSync('**/*.txt', { cwd: template }).map((path) => {
  const file = filled(path.replace(/\.txt$/, ''));
  const text = filled(readFileSync(join(template, path), 'utf8'));
  write(
    file,
    text.replaceAll(/"([^"]+)": "__version__"/g, (_, each) => `"${each}": "${versions[each]}"`),
  );
  return file;
});
const changed = [
  listed('apps/api/package.json'),
  takenIn('apps/api/src/api-modules.ts'),
  granted('libs/access/src/domain/scope/scopes.ts'),
].flat();
format([...made, ...changed]);
console.log(`made libs/${names} and apps/api/src/${names}`);
const [, , scopes] = changed;
if (scopes) {
  console.log(`${scopes} grants ${names}.read and ${names}.write: write them down where the scopes are specified`);
}

if (!values['no-install']) {
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}

/** The API depends on the library, in the order of names. */
function listed(file) {
  const manifest = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const all = Object.entries({ ...manifest.dependencies, [`@partner/${names}`]: '0.0.0' });
  manifest.dependencies = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  write(file, JSON.stringify(manifest));
  return [file];
}

/** The API takes the module in, in the order of names. */
function takenIn(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const module = `${words.__Names__}ApiModule`;
  const line = `import { ${module} } from './${names}/${names}-api.module.js';`;
  const imports = text.match(/^import \{ \w+ApiModule \} .*$/gm) ?? [];
  const sorted = [...imports, line].sort((one, other) => (one < other ? -1 : 1));
  const taken = text
    .replace(imports.join('\n'), sorted.join('\n'))
    .replace(/\n(\s+)\.\.\.\(settings\.demoData/, (rest, space) => `\n${space}${module},${rest}`);
  if (!taken.includes(`${module},`)) fail(`${file} has no place for ${module}`);
  write(file, taken);
  return [file];
}

/** Its scopes can be granted; an area that is there already stays as it is. */
function granted(file) {
  const text = readFileSync(join(root, file), 'utf8');
  if (new RegExp(`^  '?${names}'?: \\[`, 'm').test(text)) return [];
  write(file, text.replace(/^\} as const;$/m, `  '${names}': ['read', 'write'],\n} as const;`));
  return [file];
}

/** Names are of any length: the lines that hold them are broken as everywhere. */
function format(files) {
  const prettier = join(root, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
  const { status, stderr } = spawnSync(process.execPath, [prettier, '--write', '--log-level', 'warn', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) fail(`prettier: ${stderr}`);
}

function write(path, text) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}
