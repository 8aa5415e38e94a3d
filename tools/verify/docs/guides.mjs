import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guideBlocks, guideScript } from '../../../apps/api/dist/testing/guide-script.js';
import { attempt, installClients } from './attempt.mjs';

/** Returns the names of all guides that have something to run. */
export async function runnableGuides({ url }) {
  const list = await (await fetch(`${url}/llms.txt`)).text();
  const names = [...list.matchAll(/docs\/guides\/([a-z-]+)\.md/g)].map(([, name]) => name);
  const runnable = [];
  for (const name of names) {
    if (guideScript(guideBlocks(await textOf(url, name))).steps > 0) runnable.push(name);
  }
  return runnable;
}

/** Runs a guide from top to bottom in one empty shell. @returns the number of its steps, and the failure if any */
export async function runGuide(service, name) {
  const folder = await mkdtemp(join(tmpdir(), 'partner-guide-'));
  try {
    const env = await service.reader(folder);
    const { files, script, steps } = guideScript(guideBlocks(await textOf(service.url, name)));
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
    await writeFile(join(folder, 'guide.sh'), script);
    const failure =
      (await installClients(service.url, folder, env)) ?? (await attempt('bash', ['guide.sh'], { cwd: folder, env }));
    return { steps, failure };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const textOf = async (url, name) => (await fetch(`${url}/docs/guides/${name}.md`)).text();
