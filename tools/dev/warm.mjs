// A process that has loaded what does not change while one edits, the packages of others, and waits for a program to
// run.
import { once } from 'node:events';
import { enableCompileCache } from 'node:module';

const [cache, ...packages] = process.argv.slice(2);
enableCompileCache(cache);
const orphaned = () => process.exit();
process.once('disconnect', orphaned);
// What is asked for before everything is loaded is not missed.
const asked = once(process, 'message');
for (const name of packages) await import(name).catch(() => undefined);
const [program] = await asked;
process.off('disconnect', orphaned);
process.argv.splice(1, process.argv.length, program);
await import(program);
