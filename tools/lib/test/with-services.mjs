import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopSignal, stopRequest } from '../stop-signal.mjs';
import { build } from '../build.mjs';
import { Failure } from '../failure.mjs';
import { killTree } from '../kill.mjs';
import { root } from '../root.mjs';
import { interrupted } from '../run-main.mjs';

/**
 * Runs a program that runs tests, with the services that they need, until it ends or is asked to stop.
 * @returns its exit status
 */
export async function withServices(command, words) {
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
    return await Promise.race([tests(command, words, addresses), gone.then(servicesFailed)]);
  } finally {
    services.kill('SIGTERM');
    await gone;
  }
}

/**
 * Runs Jest like that. Words on the command line are for Jest: `pages` runs the tests of files with that name, and
 * `-t /requests` those whose own name has it.
 */
export const jestWithServices = (config) =>
  withServices(process.execPath, [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(root, 'node_modules/jest/bin/jest.js'),
    '--config',
    config,
    ...process.argv.slice(2),
  ]);

function servicesFailed() {
  throw new Failure('the services of the tests ended before the tests did');
}

async function tests(command, words, { folder, superuserUrl, ownerUrl, serverUrl, redisUrl, redis, chromium }) {
  const child = spawn(command, words, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      TMPDIR: folder,
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
