import { build } from '../build.mjs';
import { runMain } from '../run-main.mjs';
import { onDatabase } from './on-database.mjs';
import { serve } from './serve.mjs';

await runMain('start', async () => {
  await build();
  await onDatabase(serve);
  return 0;
});
