import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run new:context -- <names> [<name>]` creates a working context: an aggregate with transitions, its table, its
 * endpoints and their test, connected to the API. `<names>` is the library, `<name>` its kind of record, by default
 * `<names>` without the last `s`. With `--no-install` you link the packages yourself.
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
if (existsSync(join(root, 'libs', names))) fail(`libs/${names} already exists`);

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
  addDependency('apps/api/package.json'),
  addEndpoints('apps/api/src/api-endpoints.ts'),
  addScopes('libs/access/src/domain/scope/scopes.ts'),
].flat();
format([...made, ...changed]);
console.log(`created libs/${names} and apps/api/src/${names}`);
const [, , scopes] = changed;
if (scopes) {
  console.log(`${scopes} grants ${names}.read and ${names}.write: add both to the specification of the scopes`);
}

if (!values['no-install']) {
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}

/** Adds the library to the dependencies of the API, sorted by name. */
function addDependency(file) {
  const manifest = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const all = Object.entries({ ...manifest.dependencies, [`@partner/${names}`]: '0.0.0' });
  manifest.dependencies = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  write(file, JSON.stringify(manifest));
  return [file];
}

/** Adds the controller and the module to the API. */
function addEndpoints(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const [module, controller] = [`${words.__Names__}Module`, `${words.__Names__}Controller`];
  const taken = text
    .replace(/^import .* from '@partner\//m, `import { ${module} } from '@partner/${names}';\n$&`)
    .replace(/^import .* from '\.\//m, `import { ${controller} } from './${names}/${names}.controller.js';\n$&`)
    .replace(/^( +)access,$/m, `$&\n$1${module},`)
    .replace(/^( +)\.\.\.snapshotControllers,$/m, `$1${controller},\n$&`);
  if (!taken.includes(`${module},`) || !taken.includes(`${controller},`)) fail(`cannot find the places in ${file}`);
  write(file, taken);
  return [file];
}

/** Adds the scopes that can be granted; an existing area is left unchanged. */
function addScopes(file) {
  const text = readFileSync(join(root, file), 'utf8');
  if (new RegExp(`^  '?${names}'?: \\[`, 'm').test(text)) return [];
  write(file, text.replace(/^\} as const;$/m, `  '${names}': ['read', 'write'],\n} as const;`));
  return [file];
}

/** Formats files, since the names may change the line breaks. */
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
