import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { contexts, scope } from '../contexts.mjs';
import { root } from '../root.mjs';
import { findChromium } from '../test/find-chromium.mjs';

const folder = 'docs/diagrams';
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

/**
 * Returns the domain map, from the declarations of the contexts, and a picture of each Mermaid source in docs/diagrams
 * and docs/states.md. A picture is drawn if its source changed. That needs Chromium, as the tests of pages do.
 */
export async function diagrams(read) {
  const map = domainMap(await declared());
  const files = (await readdir(join(root, folder))).filter((file) => file.endsWith('.mmd')).sort();
  const sources = await Promise.all(
    files.map(async (file) => [
      basename(file, '.mmd'),
      file === 'domain-map.mmd' ? map : await read(`${folder}/${file}`),
    ]),
  );
  const pictures = await Promise.all(
    [...sources, ...stateDiagrams(await read('docs/states.md'))].map(async ([name, source]) => {
      const path = `${folder}/${name}.svg`;
      return { path, name, source, drawn: await read(path).catch(() => '') };
    }),
  );
  const outdated = pictures.filter(({ source, drawn }) => !drawn.startsWith(stamp(source)));
  const redrawn = outdated.length > 0 ? await draw(outdated) : [];
  return { [`${folder}/domain-map.mmd`]: map, ...Object.fromEntries(redrawn) };
}

/** Returns the pictures by path. */
async function draw(pictures) {
  const { command, env } = await findChromium();
  const browser = await chromium.launch({ executablePath: command, env, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('@mermaid-js/tiny/dist/mermaid.tiny.js') });
    const drawn = [];
    for (const { path, name, source } of pictures) {
      const svg = await page.evaluate(drawInPage, { name, source, configuration });
      drawn.push([path, `${stamp(source)}${svg}\n`]);
    }
    return drawn;
  } finally {
    await browser.close();
  }
}

/** Runs in the page: returns the picture of a source as XML, on a white ground for light and dark pages. */
async function drawInPage({ name, source, configuration }) {
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

/** Name of a diagram for each section of `docs/states.md`, with its Mermaid source. */
function stateDiagrams(page) {
  const sections = page.matchAll(/^## (.+)\n\n```mermaid\n([^]*?)```/gm);
  return [...sections].map(([, title, source]) => [`states-${title.toLowerCase().replaceAll(' ', '-')}`, source]);
}

/**
 * Mermaid source of the domain map: a box for each context with its kinds of records, and an arrow to each context that
 * it imports or whose tables it reads.
 * @param contexts `{ name, uses, records }` of each context.
 */
function domainMap(contexts) {
  const boxes = contexts.map(({ name, records }) => {
    const lines = records.map((record) => record.replaceAll('_', ' '));
    return `  ${name}["\`${[`**${name}**`, ...lines].join('\n')}\`"]`;
  });
  const arrows = contexts
    .filter(({ uses }) => uses.length > 0)
    .map(({ name, uses }) => `  ${name} --> ${[...uses].sort().join(' & ')}`);
  return `${['flowchart LR', ...boxes, '', ...arrows].join('\n')}\n`;
}

/** First line of a picture: the digest of the source that it was drawn from. */
const stamp = (source) => `<!-- ${createHash('sha256').update(source).digest('hex')} -->\n`;
