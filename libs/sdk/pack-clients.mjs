// Packs the clients for Python and PHP beside the package of npm: a wheel, and a package of Composer.
import { createHash } from 'node:crypto';
import { glob, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzip, zip } from './zip.mjs';

const here = import.meta.dirname;
const clients = {
  python: {
    nameOf: (name) =>
      name
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '_')
        .replaceAll(/^_|_$/g, ''),
    fileOf: (name, version) => `${name}-${version}-py3-none-any.whl`,
    sources: 'partner_sdk/**/*.{py,pyi,typed}',
    beside: 'partner_sdk/',
    preview: (patch, digest) => `${patch}.dev${digest}`,
    files: wheel,
  },
  php: {
    nameOf: (name) => (name.includes('/') ? name.replace(/^@/, '') : `${name}/${name}`).toLowerCase(),
    fileOf: (name, version) => `${name.replace('/', '-')}-php-${version}.zip`,
    sources: '{autoload,src/*}.php',
    beside: 'src/',
    preview: (patch, digest) => `${patch}-alpha${digest}`,
    files: composerPackage,
  },
};

/**
 * Packs both, with all their releases.
 * @param about `own`: package.json of the SDK; `name`: the name of its package; `isReleased`: whether its version is;
 * `releases` and `packed`: the folders
 * @returns a description of each, and the repository of Composer, whose addresses begin with `{url}`
 */
export async function packClients({ own, name, isReleased, releases, packed }) {
  const described = {};
  const packages = {};
  for (const [language, client] of Object.entries(clients)) {
    const distribution = client.nameOf(name);
    const sources = await sourcesOf(language, client);
    const archive = (version, files = sources) => zip(client.files(distribution, version, files, own));
    const versions = await releasesOf(client, own, releases);
    // Under its own name, a release is served as it is.
    const served = versions.map(([version, bytes]) =>
      name === own.name ? [version, bytes] : [version, archive(version, unzip(bytes).filter(isContent))],
    );
    const archives = new Map(served);
    if (!archives.get(own.version)?.equals(archive(own.version))) {
      const version = isReleased ? previewOf(client, own.version, archive(own.version)) : own.version;
      archives.set(version, archive(version));
    }
    for (const [version, bytes] of archives) {
      const file = client.fileOf(distribution, version);
      const sha256 = digest('sha256', bytes);
      await writeFile(join(packed, file), bytes);
      await writeFile(join(packed, `${file}.sha256`), `${sha256}  ${file}\n`);
      described[language] = { name: distribution, version, file, sha256 };
      if (language === 'php') packages[version] = inRepository(distribution, version, file, bytes, own);
    }
  }
  return { described, repository: { packages: { [described.php.name]: packages } } };
}

/** Returns the names of the released files of a version. */
export const releasedFiles = (name, version) =>
  Object.values(clients).map(({ nameOf, fileOf }) => fileOf(nameOf(name), version));

/** Numbers a preview by its content, because both kinds of versions accept digits only. */
function previewOf({ preview }, version, bytes) {
  return preview(
    version.replace(/\d+$/, (patch) => Number(patch) + 1),
    Number.parseInt(digest('sha256', bytes).slice(0, 8), 16),
  );
}

async function sourcesOf(language, { sources, beside }) {
  const folder = join(here, language);
  const paths = (await Array.fromAsync(glob(sources, { cwd: folder }))).sort();
  const read = (path) => readFile(join(here, path));
  const files = await Promise.all(paths.map(async (path) => [path, await read(join(language, path))]));
  for (const name of ['LICENSE', 'operations.json']) files.push([beside + name, await read(name)]);
  return files;
}

/** Returns the released archives by version, oldest first. */
async function releasesOf({ nameOf, fileOf }, own, releases) {
  const [start, end] = fileOf(nameOf(own.name), '*').split('*');
  const files = (await readdir(releases)).filter((file) => file.startsWith(start) && file.endsWith(end));
  const versions = files.map((file) => file.slice(start.length, -end.length));
  versions.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return Promise.all(
    versions.map(async (version) => [version, await readFile(join(releases, fileOf(nameOf(own.name), version)))]),
  );
}

/** False for what names the package and its version. */
const isContent = ([path]) => path !== 'composer.json' && !path.includes('.dist-info/');

function wheel(name, version, files, { description, license }) {
  const info = `${name}-${version}.dist-info`;
  const metadata = [
    'Metadata-Version: 2.1',
    `Name: ${name}`,
    `Version: ${version}`,
    `Summary: ${description}`,
    `License: ${license}`,
    'Requires-Python: >=3.9',
  ];
  const tags = ['Wheel-Version: 1.0', 'Generator: pack-clients', 'Root-Is-Purelib: true', 'Tag: py3-none-any'];
  const content = [...files, [`${info}/METADATA`, lines(metadata)], [`${info}/WHEEL`, lines(tags)]];
  const record = content.map(([path, bytes]) => {
    const hash = createHash('sha256').update(bytes).digest('base64url');
    return `${path},sha256=${hash},${bytes.length}`;
  });
  return [...content, [`${info}/RECORD`, lines([...record, `${info}/RECORD,,`])]];
}

function composerPackage(name, version, files, own) {
  const text = JSON.stringify({ ...composer(name, version, own), description: own.description }, null, 2);
  return [['composer.json', Buffer.from(`${text}\n`)], ...files];
}

const composer = (name, version, { license }) => ({
  name,
  version,
  type: 'library',
  license,
  require: { php: '>=8.1', 'ext-json': '*' },
  suggest: { 'ext-curl': 'Its time-outs cover the whole response' },
  autoload: { classmap: ['src/'] },
});

function inRepository(name, version, file, bytes, own) {
  const dist = { type: 'zip', url: `{url}/sdk/${file}`, shasum: digest('sha1', bytes) };
  return { ...composer(name, version, own), dist };
}

const lines = (texts) => Buffer.from(`${texts.join('\n')}\n`);
const digest = (algorithm, bytes) => createHash(algorithm).update(bytes).digest('hex');
