import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NewContext } from '../testing/new-context.js';

describe('a context created by npm run new:context, with a field, a status and an endpoint', () => {
  let made: NewContext;
  beforeAll(() => {
    made = new NewContext();
    made.follow();
  });
  afterAll(() => made.remove());

  it('runs: its endpoints respond, and its rules apply', () => {
    expect(() => made.test('apps/api', 'e2e/price-lists')).not.toThrow();
  });

  it('follows the rules for declarations, tables, columns, statuses and migrations', () => {
    const specs = ['contexts', 'entities', 'growth', 'migrations', 'reachable-indexes', 'statuses', 'tables'];
    expect(() => made.test('tools/architecture', `src/(${specs.join('|')}).spec`)).not.toThrow();
  });

  it('passes lint, and fails it with a framework in the domain or a context that it does not list', () => {
    const broken = {
      'application/reach.ts': `import '@partner/customers';\n`,
      'domain/reach.ts': `import '@nestjs/common';\n`,
    };
    const sources = join(made.workspace, made.folder, 'src');
    for (const [file, text] of Object.entries(broken)) writeFileSync(join(sources, file), text);
    const report = join(made.workspace, 'lint.json');
    // One run for valid and invalid code, since most of the time is spent on types.
    const options = ['--max-warnings=0', '--format=json', `--output-file=${report}`];
    expect(() => made.run('node_modules/nx/dist/bin/nx.js', 'run', '@partner/price-lists:lint', ...options)).toThrow();
    const results = JSON.parse(readFileSync(report, 'utf8')) as { filePath: string; messages: object[] }[];
    const wrong = results.filter(({ messages }) => messages.length > 0);
    expect(results.length).toBeGreaterThan(15);
    expect(wrong.map(({ filePath }) => relative(sources, filePath)).sort()).toEqual(Object.keys(broken));
    for (const file of Object.keys(broken)) rmSync(join(sources, file));
  });
});
