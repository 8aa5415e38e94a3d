import { fileURLToPath } from 'node:url';
import { ApiDocument } from './document/api-document.js';
import { readOptions } from './options.js';
import { report } from './report/report.js';
import { run } from './run/run.js';
import { RunFixture } from './fixture/run-fixture.js';

const committed = fileURLToPath(new URL('../../../../docs/openapi.json', import.meta.url));
const print = (text: string): void => void process.stdout.write(`${text}\n`);

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());
const options = readOptions(process.argv.slice(2));
const document = await ApiDocument.read(committed);
print(`Seed ${options.seed}. Repeat this run with --seed ${options.seed} --requests ${options.requests}`);
const fixture = await RunFixture.start();
try {
  const startedAt = performance.now();
  const result = await run({ ...options, document, target: fixture.target, signal: interrupted.signal });
  print(report(result, await fixture.causes()));
  print(`Seed ${options.seed}, ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  process.exitCode = result.findings.length > 0 ? 1 : 0;
} finally {
  await fixture.stop();
}
