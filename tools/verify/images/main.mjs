// Builds the images of docker/Dockerfile without a container engine, checks their requirements, and sells an order
// through them.
import { runMain } from '../../lib/run-main.mjs';
import { makeBase } from './base.mjs';
import { Buildah } from './buildah.mjs';
import { images } from './contents.mjs';
import { Image } from './image.mjs';
import { sell } from './sell.mjs';

const base = 'node:24-bookworm-slim';

await runMain('images', async () => {
  // Built for the code that starts PostgreSQL and Redis here; the images are built from the sources.
  const buildah = await Buildah.open();
  try {
    say(`making ${base} …`);
    await makeBase(buildah, base);
    say('building the programs …');
    await buildah.build('build', 'partner-build');
    const built = {};
    const faults = [];
    for (const name of Object.keys(images)) {
      say(`building ${name} …`);
      await buildah.build(name, `partner-${name}`, 'partner-build');
      built[name] = await Image.open(buildah, name, `partner-${name}`);
      faults.push(...(await built[name].faults()).map((fault) => `${name}: ${fault}`));
      say(`${name}: ${Math.round((await built[name].size()) / 1e6)} MB, user ${built[name].configuration.User}`);
    }
    say('selling an order …');
    if (faults.length === 0) faults.push(...(await sell(buildah.folder, built)));
    say(faults.length === 0 ? 'all images meet the requirements' : faults.join('\n'));
    return faults.length === 0 ? 0 : 1;
  } finally {
    await buildah.close();
  }
});

function say(line) {
  process.stdout.write(`${line}\n`);
}
