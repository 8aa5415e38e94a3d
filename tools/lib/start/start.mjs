import { build } from '../build.mjs';
import { runService } from '../run-main.mjs';
import { onDatabase } from './on-database.mjs';
import { serve } from './serve.mjs';

await runService('start', async () => {
  await build();
  await onDatabase(serve);
  return 0;
});
