// Runs what `npm start` runs, without a build.
import { onDatabase } from '../../lib/start/on-database.mjs';
import { serve } from '../../lib/start/serve.mjs';
import { runMain } from '../../lib/run-main.mjs';

await runMain('service', async () => {
  await onDatabase(serve);
  return 0;
});
