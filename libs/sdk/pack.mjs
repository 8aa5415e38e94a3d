// Packs the compiled SDK as one file that integrators install, in ES modules and CommonJS, with its digests.
// `PARTNER_SDK_NAME` names the package otherwise than `@partner/sdk`.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = import.meta.dirname;
const packed = join(here, 'dist/packed');
const {
  name: ownName,
  version,
  description,
  license,
  engines,
} = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));
const name = process.env.PARTNER_SDK_NAME || ownName;
const archive = `${name.replace(/^@/, '').replace('/', '-')}-${version}.tgz`;
const staged = await mkdtemp(join(tmpdir(), 'partner-sdk-'));
try {
  await compile('esm', 'es6');
  await compile('cjs', 'commonjs');
  for (const file of ['LICENSE', 'CHANGELOG.md', 'README.md']) {
    const text = await readFile(join(here, file), 'utf8');
    await writeFile(join(staged, file), text.replaceAll(ownName, name).replaceAll(/partner-sdk-[\d.]+\.tgz/g, archive));
  }
  await writeJson(join(staged, 'package.json'), {
    name,
    version,
    description,
    license,
    engines,
    type: 'module',
    bin: { partner: './esm/cli/main.js' },
    exports: {
      '.': {
        import: { types: './esm/index.d.ts', default: './esm/index.js' },
        require: { types: './cjs/index.d.ts', default: './cjs/index.js' },
      },
    },
  });
  await rm(packed, { recursive: true, force: true });
  await mkdir(packed);
  await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', packed], { cwd: staged });
  const bytes = await readFile(join(packed, archive));
  const digest = (algorithm, encoding) => createHash(algorithm).update(bytes).digest(encoding);
  const sha256 = digest('sha256', 'hex');
  await writeFile(join(packed, `${archive}.sha256`), `${sha256}  ${archive}\n`);
  await writeJson(join(packed, 'manifest.json'), {
    name,
    version,
    file: archive,
    sha256,
    integrity: `sha512-${digest('sha512', 'base64')}`,
  });
} finally {
  await rm(staged, { recursive: true, force: true });
}

/** Compiles the sources to one kind of modules, without source maps, and puts the types beside them. */
async function compile(folder, type) {
  const to = join(staged, folder);
  const files = ['--strip-leading-paths', '--ignore', '**/*.fixture.ts'];
  const options = [...files, '--quiet', '--config-file', join(here, '../../.swcrc')];
  const modules = ['-C', `module.type=${type}`, '-C', 'sourceMaps=false', '-C', 'jsc.target=es2022'];
  await run('swc', ['src', '--out-dir', to, ...options, ...modules], { cwd: here });
  await cp(join(here, 'dist'), to, { recursive: true, filter: (path) => !/\.(js|map)$|packed$/.test(path) });
  // The command line is started as an ES module.
  if (type === 'commonjs') await rm(join(to, 'cli'), { recursive: true });
  await writeJson(join(to, 'package.json'), { type: type === 'commonjs' ? 'commonjs' : 'module' });
}

async function writeJson(path, value) {
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
}
