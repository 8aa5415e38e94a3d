import { spawn } from 'node:child_process';
import { debianProgram } from '../../lib/debian-program.mjs';
import { run } from '../../lib/run.mjs';

/** Starts HAProxy with a configuration file. @returns its process */
export async function startHaproxy(file) {
  const { command, env } = await debianProgram(['haproxy'], 'haproxy');
  return spawn(command, ['-q', '-db', '-f', file], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Checks a configuration file. @throws Failure with the mistake */
export async function checkHaproxy(file) {
  const { command, env } = await debianProgram(['haproxy'], 'haproxy');
  await run(command, ['-c', '-q', '-f', file], { env, name: 'haproxy -c' });
}
