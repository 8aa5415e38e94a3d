import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, embedded, schema } from './lib/build.mjs';
import { root } from './lib/root.mjs';
import { runMain } from './lib/run-main.mjs';

/**
 * `npm run new:migration -- <words>` drafts the difference between entities and migrated tables as a migration of the
 * context that owns the table. It compares with a temporary database that has every migration of this workspace.
 */
await runMain('new:migration', async () => {
  const [words = '', ...rest] = process.argv.slice(2);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(words) || rest.length > 0) {
    throw new Error('usage: npm run new:migration -- <words>, in lower case with dashes: lead-budget');
  }
  await build();
  const contexts = await (await schema()).discoverContexts();
  const { migrationDrafts } = await import('./architecture/src/migration-draft.ts');
  const stamp = new Date().toISOString().replaceAll(/[-T:]/g, '').slice(0, 12);
  const drafts = migrationDrafts(await onMigrated(contexts, differencesOf), contexts.all, stamp, words);
  if (drafts.length === 0) console.log('no migration needed: the migrated tables match the entities');
  for (const { owner, name, text } of drafts) {
    const { migrations } = contexts.all.find((context) => context.name === owner);
    const path = join(fileURLToPath(migrations).replace('/dist/', '/src/'), `${name}.ts`);
    await writeFile(path, text);
    console.log(`drafted ${relative(root, path)}: read "Writing a migration" in CONTRIBUTING.md before you commit it`);
  }
  return 0;
});

async function differencesOf(url) {
  const { entitiesOf, schemaDifference } = await import('./architecture/src/schema-difference.ts');
  const files = globSync('libs/**/dist/**/*.entity.js', { cwd: root, exclude: (path) => /node_modules$/.test(path) });
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href)));
  return schemaDifference(url, entitiesOf(modules));
}

/** Calls `use` with the URL of a migrated database that exists until it returns. */
async function onMigrated(contexts, use) {
  const folder = await mkdtemp(join(tmpdir(), 'partner-migration-'));
  const { openEmbedded, stopEmbedded } = await embedded();
  try {
    const { url } = await openEmbedded(folder, { durable: false });
    await (await schema()).migrate(url, contexts);
    return await use(url);
  } finally {
    await stopEmbedded(folder);
    await rm(folder, { recursive: true, force: true });
  }
}
