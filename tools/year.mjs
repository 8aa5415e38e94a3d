// `npm run year`: replays a year of a company's sales through the API that `npm start` runs, and adds them up.
import { runMain } from './lib/run-main.mjs';
import { Partner } from './year/partner.mjs';
import { replay } from './year/replay.mjs';
import { addUp } from './year/add-up.mjs';

await runMain('year', async () => {
  const partner = await Partner.fromEnvironment();
  const run = `${Date.now()}`;
  const sold = await replay(partner, run);
  return (await addUp(partner, run, sold)) ? 0 : 1;
});
