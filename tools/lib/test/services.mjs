// Runs the services of the tests in a separate process, which ends them even if the tests are killed.
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { stopRequest } from '../stop-signal.mjs';
import { embedded as builtEmbedded } from '../build.mjs';
import { leastPrivilege } from '../least-privilege.mjs';
import { runService } from '../run-main.mjs';
import { findChromium } from './find-chromium.mjs';
import { findRedis } from './find-redis.mjs';
import { Redis } from './redis.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

await runService('test', async () => {
  const embedded = await builtEmbedded();
  const programs = process.env.PARTNER_TEST_POSTGRES;
  const folder = await temporaryFolder();
  // The database's user needs to traverse it.
  await chmod(folder, 0o711);
  let redis;
  try {
    const browser = await findChromium();
    redis = await Redis.start(folder);
    const { command, env } = await findRedis();
    const { url } = await embedded.openEmbedded(folder, { durable: false, programs });
    const addresses = await leastPrivilege(Object.assign(new URL(url), { pathname: '/postgres' }).href, folder);
    const chromium = { command: browser.command, libraries: browser.env.LD_LIBRARY_PATH };
    if (process.connected)
      process.send({
        ...addresses,
        folder,
        redisUrl: redis.url,
        redis: { command, libraries: env.LD_LIBRARY_PATH },
        chromium,
      });
    const ended = once(redis.child, 'exit');
    await Promise.race([stopRequest, ended]);
  } finally {
    await redis?.stop();
    await embedded.stopEmbedded(folder, { programs });
    await rm(folder, { recursive: true, force: true });
  }
  return 0;
});
