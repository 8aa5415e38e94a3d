// Runs what `npm start` runs, without a build.
import { onDatabase } from '../../lib/start/on-database.mjs';
import { serve } from '../../lib/start/serve.mjs';
import { runService } from '../../lib/run-main.mjs';

await runService('service', async () => {
  await onDatabase(serve);
  return 0;
});
