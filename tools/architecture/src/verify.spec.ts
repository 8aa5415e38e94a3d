import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.js';

const verify = (...words: string[]): string =>
  execFileSync(process.execPath, ['tools/verify.mjs', ...words], { cwd: root, encoding: 'utf8', stdio: 'pipe' });

describe('npm run verify', () => {
  const names = verify()
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0]);

  it('lists each verification program', () => {
    const folders = globSync('*/{main.mjs,src/main.ts}', { cwd: join(root, 'tools/verify') }).map((path) =>
      path.split('/').at(0),
    );
    expect(folders.length).toBeGreaterThan(5);
    expect(names).toEqual(expect.arrayContaining(folders));
  });

  it('runs only listed programs by npm scripts', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Readonly<Record<string, string>>;
    };
    const run = Object.values(scripts).flatMap(
      (line) => /^exec node tools\/verify\.mjs ([\w-]+)/.exec(line)?.[1] ?? [],
    );
    expect(names).toEqual(expect.arrayContaining(run));
  });

  it('rejects an unknown name', () => {
    expect(() => verify('nothing')).toThrow(/no verification program nothing/);
  });
});
