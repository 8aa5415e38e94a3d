// The services of the tests, in a process of their own: it ends them also when the tests were killed.
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopRequest } from '../stop-signal.mjs';
import { embedded as builtEmbedded } from '../build.mjs';
import { runMain } from '../run-main.mjs';
import { findChromium } from './find-chromium.mjs';
import { startRedis } from './redis.mjs';

await runMain('test', async () => {
  const embedded = await builtEmbedded();
  const folder = await mkdtemp(join(tmpdir(), 'partner-test-'));
  // The user that the database runs as has to pass through it.
  await chmod(folder, 0o711);
  let redis;
  try {
    const browser = await findChromium();
    redis = await startRedis(folder);
    const { url } = await embedded.openEmbedded(folder, { durable: false });
    const database = new URL(url);
    database.pathname = '/postgres';
    const chromium = { command: browser.command, libraries: browser.env.LD_LIBRARY_PATH };
    if (process.connected) process.send({ databaseUrl: database.href, redisUrl: redis.url, chromium });
    const ended = once(redis.child, 'exit');
    await Promise.race([stopRequest, ended]);
  } finally {
    redis?.child.kill('SIGTERM');
    await embedded.stopEmbedded(folder);
    await rm(folder, { recursive: true, force: true });
  }
  return 0;
});
