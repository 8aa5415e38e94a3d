import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installation, type Binaries } from './binaries.js';
import { EmbeddedError } from './server-files.js';
import type { ServerUser } from './server-user.js';

const run = promisify(execFile);

/** A way to run programs: a command prefix, or the user of the process. */
interface Way {
  readonly prefix: readonly string[];
  readonly user?: ServerUser;
}

/** The server's programs, run as the server's user, which may differ from the user of this process. */
export class ServerPrograms {
  private readonly way: Way;
  private readonly programs: Binaries;

  private constructor(way: Way, programs: Binaries) {
    this.way = way;
    this.programs = programs;
  }

  /**
   * Finds a way to run the programs as `user`, who may be unable to reach a checkout below a private folder (`/root`,
   * or one from `mktemp -d`). The server then gets the weakest sufficient capability instead of wider folder
   * permissions.
   * @throws EmbeddedError when the user cannot reach the installation and `folder` in any way.
   */
  static async for(user: ServerUser | undefined, programs: Binaries, folder: string): Promise<ServerPrograms> {
    if (user === undefined) return new ServerPrograms({ prefix: [] }, programs);
    for (const way of waysToBecome(user)) {
      if (await reaches(way, programs, folder)) return new ServerPrograms(way, programs);
    }
    throw new EmbeddedError(
      `the user with id ${user.uid}, which runs the embedded PostgreSQL, cannot access ${folder} and ` +
        `${installation(programs)}; set DATABASE_URL, or move both to folders that other users can access`,
    );
  }

  /**
   * Runs a program and waits for it.
   * @throws EmbeddedError with its last output when it fails.
   */
  async run(program: keyof Binaries, args: readonly string[]): Promise<void> {
    const [command, ...before] = [...this.way.prefix, this.programs[program]];
    // The server must outlive this process, so it must inherit no open pipe. Therefore only the output of initdb and
    // pg_ctl themselves is read, and only until they exit, not until the output is closed.
    const child = spawn(command, [...before, ...args], {
      ...this.way.user,
      cwd: '/',
      env: serverEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)));
    const status = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    });
    child.stderr.destroy();
    if (status !== 0)
      throw new EmbeddedError(
        `${program} failed: ${output.trim().split('\n').slice(-2).join(' / ') || `status ${status}`}`,
      );
  }
}

function waysToBecome(user: ServerUser): Way[] {
  const become = ['setpriv', '--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'];
  const able = (capability: string): Way => ({
    // Without this bit, access(2) ignores capabilities. PostgreSQL checks its own files with it.
    prefix: [...become, '--securebits=+no_setuid_fixup', `--inh-caps=+${capability}`, `--ambient-caps=+${capability}`],
  });
  return [{ prefix: [], user }, able('dac_read_search'), able('dac_override')];
}

async function reaches(way: Way, programs: Binaries, folder: string): Promise<boolean> {
  const libraries = join(installation(programs), 'lib');
  const check = 'test -x "$1" && test -r "$2" && cd "$2" && cd "$3"';
  const [command, ...before] = [...way.prefix, 'sh'];
  const options = { ...way.user, cwd: '/', env: serverEnvironment() };
  return run(command, [...before, '-c', check, 'sh', programs.postgres, libraries, folder], options).then(
    () => true,
    () => false,
  );
}

/** Isolates the creation of the cluster and the server from the caller's environment. */
function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LANG: 'C', LC_ALL: 'C', TZ: 'UTC' };
}
