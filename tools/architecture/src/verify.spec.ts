import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.js';

const verify = (...words: string[]): string =>
  execFileSync(process.execPath, ['tools/verify.mjs', ...words], { cwd: root, encoding: 'utf8', stdio: 'pipe' });

const names = verify()
  .trim()
  .split('\n')
  .map((line) => line.split(' ')[0]);

describe('npm run verify', () => {
  it('lists each verification program', () => {
    const folders = globSync('*/{main.mjs,src/main.ts}', { cwd: join(root, 'tools/verify') }).map((path) =>
      path.split('/').at(0),
    );
    expect(folders.length).toBeGreaterThan(5);
    expect(names).toEqual(expect.arrayContaining(folders));
  });

  it('rejects an unknown name', () => {
    expect(() => verify('nothing')).toThrow(/no verification program nothing/);
  });
});

it('names only commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const files = execFileSync('git', ['ls-files', '--', '*.md', '*.mjs', '*.ts', '*.tsx', '*.yaml', '.github'], {
    cwd: root,
    encoding: 'utf8',
  });
  const named = files
    .trim()
    .split('\n')
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/npm run (?!-)([a-z:-]+)(?: -- ([a-z][a-z-]*))?/g)].map(
        ([, script = '', word]) => ({ file, script, word }),
      ),
    );
  expect(named.length).toBeGreaterThan(100);
  const unknown = named.filter(
    ({ script, word }) =>
      !Object.hasOwn(scripts, script) || (script === 'verify' && word !== undefined && !names.includes(word)),
  );
  expect(unknown).toEqual([]);
});
