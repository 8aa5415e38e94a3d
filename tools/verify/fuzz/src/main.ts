import { fileURLToPath } from 'node:url';
import { ApiDocument } from './document/api-document.js';
import { readOptions } from './options.js';
import { report } from './report/report.js';
import { run } from './run/run.js';
import { RunFixture } from './fixture/run-fixture.js';

const committed = fileURLToPath(new URL('../../../../docs/openapi.json', import.meta.url));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());
const options = readOptions(process.argv.slice(2));
const document = await ApiDocument.read(committed);
say(`seed ${options.seed}: --seed ${options.seed} --requests ${options.requests} repeats this run`);
const fixture = await RunFixture.start();
try {
  const begun = performance.now();
  const result = await run({ ...options, document, target: fixture.target, signal: interrupted.signal });
  say(report(result, await fixture.causes()));
  say(`seed ${options.seed}, ${Math.round((performance.now() - begun) / 1_000)} s`);
  process.exitCode = result.findings.length > 0 ? 1 : 0;
} finally {
  await fixture.stop();
}
