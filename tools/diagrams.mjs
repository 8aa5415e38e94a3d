// `npm run diagrams`: draws the Mermaid sources of docs/diagrams and docs/states.md as SVG, and generates the domain
// map from the declarations of the contexts. Needs Chromium, as the tests of pages do.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { contexts, scope } from './lib/contexts.mjs';
import { domainMap, stamp, stateDiagrams } from './lib/diagrams.mjs';
import { root } from './lib/root.mjs';
import { runMain } from './lib/run-main.mjs';
import { findChromium } from './lib/test/find-chromium.mjs';

const folder = join(root, 'docs/diagrams');
const configuration = {
  startOnLoad: false,
  deterministicIds: true,
  handDrawnSeed: 1,
  theme: 'base',
  themeVariables: {
    fontFamily: 'Helvetica, Arial, sans-serif',
    primaryColor: '#e9f1ee',
    primaryBorderColor: '#2f6f55',
    primaryTextColor: '#17211d',
    lineColor: '#5b6b64',
    edgeLabelBackground: '#ffffff',
    clusterBkg: '#fafbfa',
    clusterBorder: '#c9d3ce',
  },
};

await runMain('diagrams', async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'domain-map.mmd'), domainMap(await declared()));
  const files = (await readdir(folder)).filter((file) => file.endsWith('.mmd')).sort();
  const sources = await Promise.all(
    files.map(async (file) => [basename(file, '.mmd'), await readFile(join(folder, file), 'utf8')]),
  );
  const states = stateDiagrams(await readFile(join(root, 'docs/states.md'), 'utf8'));
  const { command, env } = await findChromium();
  const browser = await chromium.launch({ executablePath: command, env, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('@mermaid-js/tiny/dist/mermaid.tiny.js') });
    for (const [name, source] of [...sources, ...states]) {
      const svg = await page.evaluate(draw, { name, source, configuration });
      await writeFile(join(folder, `${name}.svg`), `${stamp(source)}${svg}\n`);
      process.stdout.write(`docs/diagrams/${name}.svg\n`);
    }
  } finally {
    await browser.close();
  }
  return 0;
});

/** Runs in the page: returns the picture of a source as XML, on a white ground for light and dark pages. */
async function draw({ name, source, configuration }) {
  const { mermaid, DOMParser, XMLSerializer } = globalThis;
  mermaid.initialize(configuration);
  const { svg } = await mermaid.render(name, source);
  // Labels are HTML, whose line breaks are not XML.
  const picture = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg');
  picture.style.backgroundColor = '#fff';
  // Readers have other fonts than the machine that measured the labels.
  picture.querySelector('style').append('foreignObject{overflow:visible}');
  const { width, height } = picture.viewBox.baseVal;
  picture.setAttribute('width', Math.ceil(width));
  picture.setAttribute('height', Math.ceil(height));
  return new XMLSerializer().serializeToString(picture);
}

async function declared() {
  const packages = await Promise.all((await contexts()).map(packageOf));
  return Promise.all(
    packages
      .filter(({ manifest }) => manifest.nx.tags.includes('type:context'))
      .map(async ({ name, manifest, path }) => {
        const file = pathToFileURL(join(path, manifest.exports['./context'].default));
        const [declaration] = Object.values(await import(file));
        return { name, uses: manifest.usesContexts ?? [], records: Object.keys(declaration.resources ?? {}) };
      }),
  );
}

async function packageOf(name) {
  const path = join(root, 'node_modules', scope, name);
  return { name, path, manifest: JSON.parse(await readFile(join(path, 'package.json'), 'utf8')) };
}
