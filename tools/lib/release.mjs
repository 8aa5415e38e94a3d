import { createHash } from 'node:crypto';
import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releasedFiles } from '../../libs/sdk/pack-clients.mjs';
import { npm, run } from './run.mjs';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';
import { runMain } from './run-main.mjs';

const read = (path) => readFile(join(root, path), 'utf8');
const write = (path, text) => writeFile(join(root, path), text);
const git = (...words) => run('git', words);

await runMain('release', async () => {
  const [version = ''] = process.argv.slice(2);
  const before = JSON.parse(await read('package.json')).version;
  await check(version, before);
  await setVersion(before, version);
  for (const path of ['CHANGELOG.md', 'docs/guides/changelog.md', 'libs/sdk/CHANGELOG.md']) await date(path, version);
  await npm(['run', 'generate'], { showFailure: true });
  await write('docs/openapi.released.json', await read('docs/openapi.json'));
  await freezeMigrations();
  await keepSdk(version);
  await git('add', '--all');
  await git('commit', '--quiet', '--message', `Release ${version}`);
  process.stdout.write(`${version} is committed: run the tests, then tag it with git tag v${version}\n`);
});

/** @throws Failure that names the remedy */
async function check(version, before) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Failure('name a version: npm run release -- 1.2.3');
  if (!isAfter(version, before)) throw new Failure(`${version} is not after ${before}, the present version`);
  const changed = await git('status', '--porcelain');
  if (changed !== '') throw new Failure(`commit or remove first: ${changed.trim().split('\n')[0]}`);
}

function isAfter(version, before) {
  const [now, then] = [version, before].map((text) => text.split('.').map(Number));
  const index = now.findIndex((part, at) => part !== then[at]);
  return index >= 0 && now[index] > then[index];
}

/** Replaces the version where it stands: packages, install lines of the SDK, tags of images. */
async function setVersion(before, version) {
  const old = before.replaceAll('.', String.raw`\.`);
  const edits = [
    ['package.json', 'libs/sdk/package.json', new RegExp(`(^  "version": ")${old}(?=")`, 'm')],
    ['apps/*/package.json', new RegExp(`("@partner/sdk": ")${old}(?=")`, 'g')],
    ['docker/kubernetes/overlays/*/kustomization.yaml', new RegExp(`(newTag: )${old}\\b`, 'g')],
    ['*.md', 'docs/**/*.md', 'libs/sdk/README.md', new RegExp(`(partner-sdk-)${old}(?=\\.tgz)`, 'g')],
    ['docs/**/*.md', new RegExp(`(partner_sdk-|partner-sdk-php-|partner/sdk:)${old}\\b`, 'g')],
    ['README.md', new RegExp(`(Release \\*\\*)${old}(?=\\*\\*)`)],
  ];
  for (const edit of edits) {
    const pattern = edit.pop();
    for await (const path of glob(edit, { cwd: root })) {
      const text = await read(path);
      const changed = text.replace(pattern, `$1${version}`);
      if (changed !== text) await write(path, changed);
    }
  }
  // npm changes nothing else: the packages stay as the lock file has them.
  await npm(['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], { showFailure: true });
}

/** Names the unreleased changes of a changelog by version and date. @throws Failure when there are none */
async function date(path, version) {
  const text = await read(path);
  if (!/^## Unreleased$/m.test(text)) throw new Failure(`${path} has no section "## Unreleased"`);
  await write(path, text.replace(/^## Unreleased$/m, `## ${version} (${new Date().toISOString().slice(0, 10)})`));
}

/** Records a hash of each migration: a test fails for one that changes afterwards. */
async function freezeMigrations() {
  const hashes = {};
  const paths = await Array.fromAsync(glob('libs/**/src/**/migrations/[0-9]*.ts', { cwd: root }));
  for (const path of paths.sort())
    hashes[path] = createHash('sha256')
      .update(await read(path))
      .digest('hex');
  await write('docs/migrations.released.json', `${JSON.stringify(hashes, null, 2)}\n`);
}

/** Keeps the packages of the SDK, so that their addresses work for ever. */
async function keepSdk(version) {
  const to = join(root, 'libs/sdk/releases');
  await mkdir(to, { recursive: true });
  for (const file of [`partner-sdk-${version}.tgz`, ...releasedFiles('@partner/sdk', version)])
    await copyFile(join(root, 'libs/sdk/dist/packed', file), join(to, file));
}
