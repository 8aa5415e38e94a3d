#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { run } from './program.js';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // A second signal ends the process at once.
    if (stop.signal.aborted) process.exit(1);
    stop.abort(new Error('interrupted'));
  });
// The reader may close the pipe early: `partner events | head -1`.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') process.stderr.write(`partner: the output cannot be written: ${message}\n`);
  process.exit(1);
});

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const { env: environment, stdin: input, stdout: output, stderr: errors } = process;
process.exitCode = await run(process.argv.slice(2), { environment, input, output, errors, stop: stop.signal }, version);
