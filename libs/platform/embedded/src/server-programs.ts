import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installation, type Binaries } from './binaries.js';
import { EmbeddedError } from './embedded-error.js';
import type { ServerUser } from './server-user.js';

const run = promisify(execFile);

/** How the programs of the server are run: the words before each command line, or the user that the process becomes. */
interface Way {
  readonly prefix: readonly string[];
  readonly user?: ServerUser;
}

/** The programs of the server, run as the server's user, who may be another than the one of this process. */
export class ServerPrograms {
  private readonly way: Way;
  private readonly programs: Binaries;

  private constructor(way: Way, programs: Binaries) {
    this.way = way;
    this.programs = programs;
  }

  /**
   * Another user may be unable to reach a checkout below a private folder (`/root`, or what `mktemp -d` makes).
   * Rather than open that folder, the server then gets a capability to pass through it, the weakest that does.
   * @throws EmbeddedError when that user cannot reach the installation and `folder` in any way.
   */
  static async for(user: ServerUser | undefined, programs: Binaries, folder: string): Promise<ServerPrograms> {
    if (user === undefined) return new ServerPrograms({ prefix: [] }, programs);
    for (const way of waysToBecome(user)) {
      if (await reaches(way, programs, folder)) return new ServerPrograms(way, programs);
    }
    throw new EmbeddedError(
      `the user with id ${user.uid}, who runs the embedded PostgreSQL, cannot reach ${folder} and ` +
        `${installation(programs)}; set DATABASE_URL, or move both to where others may pass`,
    );
  }

  /** Runs a program to its end. @throws EmbeddedError with what it said last, when it fails. */
  async run(program: keyof Binaries, args: readonly string[]): Promise<void> {
    const [command, ...before] = [...this.way.prefix, this.programs[program]];
    // Not one pipe to the server may stay open to this process: it has to outlive it. So only what initdb and pg_ctl
    // themselves say is read, and that until they exit, not until their output is closed.
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
    // Without that bit, access(2), which PostgreSQL checks its own files with, ignores capabilities.
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

/** Nothing of the caller's environment may change how the cluster is made or the server behaves. */
function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LANG: 'C', LC_ALL: 'C', TZ: 'UTC' };
}
