// Packs the compiled SDK as one file that integrators install, in ES modules and CommonJS, and the clients for Python
// and PHP, beside the files of all releases, each with its checksum. `PARTNER_SDK_NAME` names the package otherwise
// than `@partner/sdk`. An address never changes its content: sources that differ from the release of their version are
// packed as a preview of the next.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { packClients } from './pack-clients.mjs';

const run = promisify(execFile);
const here = import.meta.dirname;
const packed = join(here, 'dist/packed');
const releases = join(here, 'releases');
const own = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));
const name = process.env.PARTNER_SDK_NAME || own.name;
const fileOf = (version, of = name) => `${of.replace(/^@/, '').replace('/', '-')}-${version}.tgz`;
const folder = await mkdtemp(join(tmpdir(), 'partner-sdk-'));
try {
  await rm(packed, { recursive: true, force: true });
  await mkdir(packed);
  const released = await readdir(releases).catch(() => []);
  for (const file of released) if (file.endsWith('.tgz')) await republish(file);
  const isReleased = released.includes(fileOf(own.version, own.name));
  const { described, repository } = await packClients({ own, name, isReleased, releases, packed });
  await writeJson(join(packed, 'packages.json'), repository);
  await describe(await packSources(isReleased), described);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Packs the sources. @returns their version */
async function packSources(isReleased) {
  const { version } = own;
  if (!isReleased) return pack(await staged(version), version);
  const made = join(folder, 'made');
  await mkdir(made);
  await pack(await staged(version), version, made);
  // Compressed bytes differ between versions of zlib.
  const [content, before] = await Promise.all(
    [made, packed].map(async (at) => gunzipSync(await readFile(join(at, fileOf(version))))),
  );
  if (content.equals(before)) return version;
  const preview = `${version.replace(/\d+$/, (patch) => Number(patch) + 1)}-preview.${hash(content).slice(0, 8)}`;
  return pack(await staged(preview), preview);
}

/** Serves a released file as it is, or under the other name of the package. */
async function republish(file) {
  if (name === own.name) {
    await cp(join(releases, file), join(packed, file));
    return writeChecksum(file);
  }
  await run('tar', ['-xzf', join(releases, file), '-C', folder]);
  const content = join(folder, 'package');
  for (const text of ['package.json', 'README.md', 'CHANGELOG.md']) {
    const path = join(content, text);
    await writeFile(path, named(await readFile(path, 'utf8')));
  }
  const { version } = JSON.parse(await readFile(join(content, 'package.json'), 'utf8'));
  await pack(content, version);
  await rm(content, { recursive: true });
}

/** Puts the name of the package and of its files into a text. */
function named(text) {
  const file = (of) => fileOf('', of).replace('.tgz', '');
  return text.replaceAll(own.name, name).replaceAll(file(own.name), file(name));
}

/** Writes the content of the package. @returns its folder */
async function staged(version) {
  const to = join(folder, version);
  await compile(join(to, 'esm'), 'es6');
  await compile(join(to, 'cjs'), 'commonjs');
  for (const file of ['LICENSE', 'CHANGELOG.md', 'README.md']) {
    const text = await readFile(join(here, file), 'utf8');
    await writeFile(join(to, file), named(text.replaceAll(fileOf(own.version, own.name), fileOf(version, own.name))));
  }
  const { description, license, engines } = own;
  const entries = Object.keys(own.exports).map((entry) => [
    entry,
    entry === '.' ? '/index' : `${entry.slice(1)}/index`,
  ]);
  await writeJson(join(to, 'package.json'), {
    name,
    version,
    description,
    license,
    engines,
    type: 'module',
    sideEffects: false,
    bin: { partner: './esm/cli/main.js' },
    main: './cjs/index.js',
    types: './cjs/index.d.ts',
    exports: Object.fromEntries(
      entries.map(([entry, path]) => [
        entry,
        {
          import: { types: `./esm${path}.d.ts`, default: `./esm${path}.js` },
          require: { types: `./cjs${path}.d.ts`, default: `./cjs${path}.js` },
        },
      ]),
    ),
    // Resolution of older compilers and bundlers, which know no exports.
    typesVersions: {
      '*': Object.fromEntries(entries.slice(1).map(([entry, path]) => [entry.slice(2), [`./cjs${path}.d.ts`]])),
    },
  });
  return to;
}

/** Packs a folder with its checksum. @returns the version */
async function pack(cwd, version, to = packed) {
  await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', to], { cwd });
  if (to === packed) await writeChecksum(fileOf(version));
  return version;
}

async function writeChecksum(file) {
  await writeFile(join(packed, `${file}.sha256`), `${hash(await readFile(join(packed, file)))}  ${file}\n`);
}

/** Describes the package of the sources, and the clients for other languages. */
async function describe(version, others) {
  const file = fileOf(version);
  const bytes = await readFile(join(packed, file));
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  await writeJson(join(packed, 'manifest.json'), { name, version, file, sha256: hash(bytes), integrity, ...others });
}

/** Compiles the sources to one kind of modules, without source maps, and puts the types beside them. */
async function compile(to, type) {
  const files = ['--strip-leading-paths', '--ignore', '**/*.fixture.ts'];
  const options = [...files, '--quiet', '--config-file', join(here, '../../.swcrc')];
  const modules = ['-C', `module.type=${type}`, '-C', 'sourceMaps=false', '-C', 'jsc.target=es2022'];
  await run('swc', ['src', '--out-dir', to, ...options, ...modules], { cwd: here });
  await cp(join(here, 'dist'), to, { recursive: true, filter: (path) => !/\.(js|map)$|packed$/.test(path) });
  // The command line is started as an ES module.
  if (type === 'commonjs') await rm(join(to, 'cli'), { recursive: true });
  await writeJson(join(to, 'package.json'), { type: type === 'commonjs' ? 'commonjs' : 'module' });
}

function hash(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

async function writeJson(path, value) {
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
}
