import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Failure } from '../failure.mjs';
import { findRedis } from './find-redis.mjs';
import { freePort } from '../free-port.mjs';

const attempts = 5;

/** Starts a Redis without persistence on a free port. @returns its URL and its process @throws Failure */
export async function startRedis(folder) {
  const redis = await findRedis();
  const { stdout } = await promisify(execFile)(redis.command, ['--version'], { env: redis.env });
  const major = Number(/v=(\d+)/.exec(stdout)?.[1]);
  if (!(major >= 7)) throw new Failure(`the tests need Redis 7 or newer, and ${redis.command} is ${stdout.trim()}`);
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const words = [
      '--port',
      port,
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      folder,
      '--daemonize',
      'no',
    ];
    // A process group of its own, because Ctrl-C must end the tests first.
    const child = spawn(redis.command, words.map(String), {
      env: redis.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const state = await firstOf(child);
    if (state === 'ready') return { url: `redis://127.0.0.1:${port}`, child };
    if (attempt === attempts) throw new Failure(`redis-server did not start: ${state}`);
  }
}

/** Resolves with `ready`, or with the last line it printed before it ended. */
function firstOf(child) {
  return new Promise((resolve) => {
    let last = 'it printed nothing';
    child.once('error', (error) => resolve(error.message));
    createInterface({ input: child.stdout })
      .on('line', (line) => {
        last = line;
        if (/ready to accept connections/i.test(line)) resolve('ready');
      })
      .once('close', () => resolve(last));
  });
}
