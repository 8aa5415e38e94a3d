import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { sdk } from '../../../libs/sdk/generate.mjs';
import { build } from '../build.mjs';
import { Failure } from '../failure.mjs';
import { root } from '../root.mjs';
import { runMain } from '../run-main.mjs';
import { diagrams } from './diagrams.mjs';
import { kubernetesRules } from './kubernetes-rules.mjs';
import { schema } from './schema.mjs';
import { sql } from './sql.mjs';

const read = (path) => readFile(join(root, path), 'utf8');

await runMain('generate', async () => {
  const names = process.argv.slice(2).filter((word) => word !== '--check');
  const isCheck = process.argv.includes('--check');
  await build();
  const outdated = [];
  for (const [name, generate] of chosen(await generators(), names))
    for (const [path, text] of Object.entries(await generate(read))) {
      const made = text && (await formatted(path, text));
      if (made === (await read(path).catch(() => undefined))) continue;
      if (!isCheck) await (made === undefined ? rm(join(root, path)) : writeFile(join(root, path), made));
      outdated.push(path);
      const done = made === undefined ? 'removed' : 'written';
      process.stdout.write(`${path} is ${isCheck ? `outdated: npm run generate -- ${name}` : done}\n`);
    }
  return isCheck && outdated.length > 0 ? 1 : 0;
});

/**
 * Generators by name. Each gets a function that reads a file of the project, and returns texts by path, undefined for a
 * file to be removed. A generator whose source is the document of another one comes later.
 */
async function generators() {
  const { documents } = await import('../../../apps/api/dist/documents.js');
  const operator = await import('../../../apps/operator/dist/documents.js');
  return { ...documents, sdk, ...operator.documents, diagrams, schema, sql, 'kubernetes-rules': kubernetesRules };
}

/** @throws Failure naming an unknown generator, with all that exist */
function chosen(all, names) {
  const unknown = names.find((name) => !Object.hasOwn(all, name));
  if (unknown !== undefined)
    throw new Failure(`nothing generates ${unknown}: choose of ${Object.keys(all).join(', ')}`);
  return Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name));
}

/** Formats a text like the formatter's own run, which leaves some paths as they are. */
async function formatted(path, text) {
  const filepath = join(root, path);
  const { ignored, inferredParser } = await getFileInfo(filepath, { ignorePath: join(root, '.prettierignore') });
  if (ignored || inferredParser === null) return text;
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}
