import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { stopSignal, stopRequest } from '../stop-signal.mjs';
import { build } from '../build.mjs';
import { Failure } from '../failure.mjs';
import { killTree } from '../kill.mjs';
import { root } from '../root.mjs';
import { npmCommand } from '../run.mjs';
import { runMain } from '../run-main.mjs';
import { checkProjects } from './known-projects.mjs';

const interrupted = 130;

/** Tests every project, or with `--affected` the libraries affected by the changes since `main`. */
const [first, ...rest] = process.argv.slice(2);
const [script, words] = first === '--affected' ? ['test:affected', rest] : ['test:all', process.argv.slice(2)];

await runMain('test', main, interrupted);

async function main() {
  await checkProjects(words);
  await build();
  stopSignal.throwIfAborted();
  const services = spawn(process.execPath, [fileURLToPath(new URL('services.mjs', import.meta.url))], {
    cwd: root,
    // A process group of their own: Ctrl-C ends the tests first, then these.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = once(services, 'exit');
  try {
    const [addresses] = await Promise.race([once(services, 'message'), stopRequest, gone]);
    if (stopSignal.aborted) return interrupted;
    // They have already printed the reason.
    if (!addresses?.superuserUrl) return 1;
    return await Promise.race([tests(addresses), gone.then(servicesFailed)]);
  } finally {
    services.kill('SIGTERM');
    await gone;
  }
}

function servicesFailed() {
  throw new Failure('the services of the tests ended before the tests did');
}

/** Runs the tests until they end or are asked to stop. @returns their exit status */
async function tests({ superuserUrl, ownerUrl, serverUrl, redisUrl, redis, chromium }) {
  const child = spawn(...npmCommand(['run', script, '--', ...words]), {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      PARTNER_TEST_DATABASE_URL: superuserUrl,
      PARTNER_TEST_OWNER_URL: ownerUrl,
      PARTNER_TEST_SERVER_URL: serverUrl,
      PARTNER_TEST_REDIS_URL: redisUrl,
      PARTNER_TEST_REDIS_SERVER: redis.command,
      ...(redis.libraries && { PARTNER_TEST_REDIS_LIBRARIES: redis.libraries }),
      PARTNER_TEST_CHROMIUM: chromium.command,
      ...(chromium.libraries && { PARTNER_TEST_CHROMIUM_LIBRARIES: chromium.libraries }),
    },
  });
  void stopRequest.then(() => {
    killTree(child, 'SIGTERM');
    setTimeout(() => killTree(child, 'SIGKILL'), 10_000).unref();
  });
  const [status] = await once(child, 'exit');
  return stopSignal.aborted ? interrupted : (status ?? 1);
}
