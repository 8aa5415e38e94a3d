// `npm run verify -- year`: replays a year of a company's sales through the API of `npm start`, and checks the totals.
import { runMain } from '../../lib/run-main.mjs';
import { Partner } from './partner.mjs';
import { replay } from './replay.mjs';
import { addUp } from './add-up.mjs';

await runMain('year', async () => {
  const partner = await Partner.fromEnvironment();
  const run = `${Date.now()}`;
  const sold = await replay(partner, run);
  return (await addUp(partner, run, sold)) ? 0 : 1;
});
