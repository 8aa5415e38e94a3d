import { build } from '../lib/build.mjs';
import { runService } from '../lib/run-main.mjs';
import { onDatabase } from '../lib/start/on-database.mjs';
import { freePort } from '../lib/free-port.mjs';
import { serve } from '../lib/start/serve.mjs';
import { compile } from './compile.mjs';
import { DevelopmentServer } from './development-server.mjs';
import { edits } from './edits.mjs';

await runService('dev', async () => {
  await build();
  // Chooses a port that stays the same after restarts.
  if (process.env.PORT === '0') process.env.PORT = String(await freePort());
  await onDatabase(async (...services) => {
    void reload();
    await serve(...services, DevelopmentServer);
  });
  return 0;
});

/** Compiles edited sources and restarts the servers that load them. Nothing restarts after a compile error. */
async function reload() {
  for await (const { paths, at } of edits()) {
    const wrong = (await Promise.all(paths.map(compile))).filter(Boolean);
    if (wrong.length > 0) process.stdout.write(`${wrong.join('\n')}\n`);
    else await DevelopmentServer.reload(paths, at);
  }
}
