import { access, constants, mkdir, readdir, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { Failure } from '../failure.mjs';
import { withFileLock } from '../file-lock.mjs';
import { cacheFolder } from '../root.mjs';
import { run } from '../run.mjs';

/** Below it, Debian's packages of Redis unpacked, where nothing could be installed. */
const unpacked = join(cacheFolder, 'redis');

/**
 * The `redis-server` (or `valkey-server`) to run: that of the machine, else one installed with apt by root, else
 * one unpacked beside the packages. @returns its command and environment. @throws Failure when none can be had.
 */
export async function findRedis() {
  return (await present()) ?? withFileLock('redis', async () => (await present()) ?? fetched());
}

async function present() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of ['redis-server', 'valkey-server']) {
      if (await isProgram(join(folder, name))) return { command: join(folder, name), env: process.env };
    }
  }
  return fromUnpacked();
}

async function fetched() {
  process.stdout.write('getting redis-server for the tests …\n');
  try {
    if (process.getuid?.() === 0) await installed();
    else await downloaded();
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    throw new Failure(
      `the tests need a redis-server on the PATH, and it could not be got with apt-get: ${error.message}`,
    );
  }
  const redis = await present();
  if (!redis) throw new Failure('the tests need a redis-server on the PATH, and apt-get brought none');
  return redis;
}

async function installed() {
  // The package would start a server of its own; the tests need none but theirs.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], { env });
}

/** What only root may do with the machine, anybody may do in a folder: lists, packages, and their content. */
async function downloaded() {
  const lists = join(unpacked, 'lists');
  const packages = join(unpacked, 'packages');
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(join(lists, 'partial'), { recursive: true });
  await mkdir(packages, { recursive: true });
  await mkdir(join(unpacked, 'cache', 'archives', 'partial'), { recursive: true });
  const own = [
    '-o',
    `Dir::State::lists=${lists}`,
    '-o',
    `Dir::Cache=${join(unpacked, 'cache')}`,
    '-o',
    'Debug::NoLocking=1',
  ];
  await run('apt-get', [...own, 'update']);
  const plan = await run('apt-get', [...own, 'install', '--simulate', '-y', '--no-install-recommends', 'redis-server']);
  const names = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
  if (names.length === 0) throw new Failure('it is installed, but not where the PATH leads');
  await run('apt-get', [...own, 'download', ...names], { cwd: packages });
  for (const file of await readdir(packages)) await run('dpkg', ['-x', join(packages, file), join(unpacked, 'root')]);
}

async function fromUnpacked() {
  const command = join(unpacked, 'root', 'usr', 'bin', 'redis-server');
  if (!(await isProgram(command))) return undefined;
  const libraries = join(unpacked, 'root', 'usr', 'lib');
  const folders = (await readdir(libraries, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const path = [libraries, ...folders.map(({ name }) => join(libraries, name))].join(':');
  return { command, env: { ...process.env, LD_LIBRARY_PATH: path } };
}

const isProgram = (path) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
