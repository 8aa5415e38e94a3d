import { build } from './build.mjs';

/** Builds the workspace, and becomes a verification program: verify.mjs PROGRAM [options]. */
await build().catch((error) => {
  process.stderr.write(`verify: ${error.message}\n`);
  process.exit(1);
});
process.argv.splice(1, 1);
await import(process.argv[1]);
