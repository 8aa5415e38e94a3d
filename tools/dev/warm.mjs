// Loads third-party packages, which do not change during development, and waits for a program to run.
import { once } from 'node:events';
import { enableCompileCache } from 'node:module';

const [cache, ...packages] = process.argv.slice(2);
enableCompileCache(cache);
const orphaned = () => process.exit();
process.once('disconnect', orphaned);
// Registered first, so that a message that arrives while packages load is not lost.
const asked = once(process, 'message');
for (const name of packages) await import(name).catch(() => undefined);
const [program] = await asked;
process.off('disconnect', orphaned);
process.argv.splice(1, process.argv.length, program);
await import(program);
