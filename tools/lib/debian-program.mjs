import { access, constants, mkdir, readdir, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';
import { withFileLock } from './file-lock.mjs';
import { cacheFolder } from './root.mjs';
import { run } from './run.mjs';

/**
 * Finds a program that tests need and npm does not provide: on this machine, else installed by apt as root, else
 * unpacked beside the packages.
 * @param commands possible names of the command, the first for messages
 * @param name of Debian's package
 * @returns its command and environment
 * @throws Failure when it cannot be provided
 */
export async function debianProgram(commands, name) {
  const program = new Program(commands, name);
  return (await program.find()) ?? withFileLock(name, async () => (await program.find()) ?? program.install());
}

class Program {
  constructor(commands, name) {
    this.commands = commands;
    this.package = name;
    /** The folder for unpacked Debian packages if apt cannot install. */
    this.unpacked = join(cacheFolder, name);
  }

  async find() {
    // Services of root may be in a folder that is not on every user's PATH.
    for (const folder of [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']) {
      for (const command of this.commands) {
        if (await isProgram(join(folder, command))) return { command: join(folder, command), env: process.env };
      }
    }
    return this.#findUnpacked();
  }

  async install() {
    const [command] = this.commands;
    process.stdout.write(`installing ${command} …\n`);
    try {
      if (process.getuid?.() === 0) await this.#installByApt();
      else await this.#unpackPackages();
    } catch (error) {
      if (error.name === 'AbortError') throw error;
      throw new Failure(`${command} is needed on the PATH, and apt-get could not install it: ${error.message}`);
    }
    const program = await this.find();
    if (!program) throw new Failure(`${command} is needed on the PATH, and apt-get did not install it`);
    return program;
  }

  async #installByApt() {
    // Prevents the package from starting a server of its own, which the tests do not need.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', this.package], { env });
  }

  /** Downloads and unpacks packages with lists and caches in a folder, which needs no root rights. */
  async #unpackPackages() {
    const { unpacked } = this;
    const lists = join(unpacked, 'lists');
    const packages = join(unpacked, 'packages');
    await rm(unpacked, { recursive: true, force: true });
    await mkdir(join(lists, 'partial'), { recursive: true });
    await mkdir(packages, { recursive: true });
    await mkdir(join(unpacked, 'cache', 'archives', 'partial'), { recursive: true });
    const settings = [`Dir::State::lists=${lists}`, `Dir::Cache=${join(unpacked, 'cache')}`, 'Debug::NoLocking=1'];
    const own = settings.flatMap((setting) => ['-o', setting]);
    await run('apt-get', [...own, 'update']);
    const plan = await run('apt-get', [...own, 'install', '--simulate', '-y', '--no-install-recommends', this.package]);
    const names = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
    if (names.length === 0) throw new Failure('it is installed, but not on the PATH');
    await run('apt-get', [...own, 'download', ...names], { cwd: packages });
    for (const file of await readdir(packages)) await run('dpkg', ['-x', join(packages, file), join(unpacked, 'root')]);
  }

  async #findUnpacked() {
    const root = join(this.unpacked, 'root', 'usr');
    // Prefers the program itself to a wrapper script, which expects the installed location.
    const places = (one) => [join(root, 'lib', one, one), join(root, 'bin', one), join(root, 'sbin', one)];
    for (const path of this.commands.flatMap(places)) {
      if (!(await isProgram(path))) continue;
      const libraries = join(root, 'lib');
      const folders = (await readdir(libraries, { withFileTypes: true })).filter((entry) => entry.isDirectory());
      const found = [libraries, ...folders.map(({ name }) => join(libraries, name))].join(':');
      return { command: path, env: { ...process.env, LD_LIBRARY_PATH: found } };
    }
    return undefined;
  }
}

const isProgram = (path) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
