import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './workspace.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { dependencies, license } = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  license: string;
};

describe('a clone', () => {
  let clone: string;
  /** Excludes git settings of the machine and of its user. */
  const env = { ...process.env, CI: '', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  const run = (command: string, words: string[], more: object = {}): { status: number | null; stdout: string } =>
    spawnSync(command, words, { cwd: clone, env: { ...env, ...more }, encoding: 'utf8' });
  const git = (...words: string[]): string => run('git', words).stdout.trim();
  const prepare = (more = {}): number | null => run(process.execPath, ['tools/hooks.mjs'], more).status;
  const hooks = (): string => git('config', '--get', 'core.hooksPath');

  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'partner-clone-'));
    cpSync(join(root, '.githooks'), join(clone, '.githooks'), { recursive: true });
    mkdirSync(join(clone, 'tools', 'lib'), { recursive: true });
    for (const file of ['hooks.mjs', 'lib/root.mjs']) {
      cpSync(join(root, 'tools', file), join(clone, 'tools', file));
    }
  });

  afterAll(() => {
    rmSync(clone, { recursive: true, force: true });
  });

  it('is installed without git, and outside a repository', () => {
    expect(prepare({ PATH: '/nonexistent' })).toBe(0);
    expect(prepare()).toBe(0);
  });

  it('gets its hooks on installation, except in CI, and keeps existing hooks', () => {
    git('init', '--quiet');
    expect([prepare({ CI: 'true' }), hooks()]).toEqual([0, '']);
    git('config', 'core.hooksPath', 'mine');
    expect([prepare(), hooks()]).toEqual([0, 'mine']);
    git('config', '--unset', 'core.hooksPath');
    expect([prepare(), hooks()]).toEqual([0, '.githooks']);
  });

  it('commits without installed packages', () => {
    writeFileSync(join(clone, 'page.md'), '#  not   as prettier has it\n');
    git('add', 'page.md');
    expect(run('.githooks/pre-commit', []).status).toBe(0);
  });

  it.each([
    ['Refuse a misspelt sslmode with one line', 0],
    ['Address a company by its name', 0],
    [`Say ${'–'.repeat(68)}`, 0],
    [`Say ${'–'.repeat(69)}`, 1],
    ['Merge branch of some name that is longer than any title of a commit may ever be', 0],
    ['fixup! Refuse', 0],
    ['Refuses a misspelt sslmode', 1],
    ['Refused a misspelt sslmode', 1],
    ['Refusing a misspelt sslmode', 1],
    ['refuse a misspelt sslmode', 1],
    ['Refuse a misspelt sslmode.', 1],
  ])('checks the commit title "%s" with exit status %d', (title, status) => {
    writeFileSync(join(clone, 'message'), `${title}\n\nwhy it is so\n# a comment of git\n`);
    expect(run('.githooks/commit-msg', ['message']).status).toBe(status);
  });
});

describe('the files of the workspace', () => {
  it('name one version of Node.js', () => {
    expect(read('.nvmrc').trim()).toBe(dependencies['node']);
  });

  it('have one license', () => {
    expect(read('LICENSE')).toMatch(/^\s*Apache License\n\s*Version 2\.0, January 2004\n/);
    const sdk = JSON.parse(read('libs/sdk/package.json')) as { license: string };
    expect([license, sdk.license]).toEqual(['Apache-2.0', 'Apache-2.0']);
    expect(read('libs/sdk/LICENSE')).toBe(read('LICENSE'));
  });

  it('exist for editors, reports and pull requests', () => {
    for (const path of ['.editorconfig', '.vscode/settings.json', '.vscode/extensions.json', 'SECURITY.md']) {
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    }
    expect(existsSync(join(root, '.github/pull_request_template.md'))).toBe(true);
  });
});
