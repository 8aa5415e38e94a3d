import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { applicationKnowsNoFramework, domainStandsAlone, persistenceIsPrivate } from './rules/layers.js';
import { librariesAreEnteredByTheirIndex } from './rules/library-entry.js';
import { everyProjectIsTagged } from './rules/tags.js';
import { readProjects, readSources, root } from './workspace.js';

const configuration = [
  'package.json',
  'package-lock.json',
  'nx.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'jest.preset.mjs',
  'eslint.config.mjs',
];

describe('a context made by npm run new:context', () => {
  let workspace: string;

  beforeAll(() => {
    workspace = realpathSync(mkdtempSync(join(tmpdir(), 'new-context-')));
    for (const file of configuration) cpSync(join(root, file), join(workspace, file));
    const filter = (path: string): boolean => basename(path) !== 'dist';
    cpSync(join(root, 'libs/kernel'), join(workspace, 'libs/kernel'), { recursive: true, filter });
    symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'));
    run('tools/new-context.mjs', 'work-orders', '--no-install', '--root', workspace);
  });

  afterAll(() => {
    rmSync(workspace, { recursive: true, force: true });
  });

  /** Runs a script of the workspace in the copy. @throws with its output when it fails. */
  function run(script: string, ...args: string[]): string {
    const outside = Object.entries(process.env).filter(([name]) => !name.startsWith('NX_') && name !== 'NODE_OPTIONS');
    const env = {
      ...Object.fromEntries(outside),
      NX_WORKSPACE_ROOT_PATH: workspace,
      PATH: `${root}/node_modules/.bin:${process.env['PATH']}`,
    };
    return execFileSync(process.execPath, [join(root, script), ...args], {
      cwd: workspace,
      encoding: 'utf8',
      env,
      stdio: 'pipe',
    });
  }

  it('keeps the rules of the architecture', () => {
    const sources = readSources(workspace);
    expect(sources.map(({ path }) => path)).toContain('libs/work-orders/src/work-orders.module.ts');
    for (const rule of [
      domainStandsAlone,
      applicationKnowsNoFramework,
      persistenceIsPrivate,
      librariesAreEnteredByTheirIndex,
    ]) {
      expect(rule(sources)).toEqual([]);
    }
    expect(everyProjectIsTagged(readProjects(workspace))).toEqual([]);
  });

  it('compiles', () => {
    expect(run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json')).toBe('');
  });

  it('passes the lint', () => {
    const lint = (): string =>
      run('node_modules/nx/dist/bin/nx.js', 'run', '@partner/work-orders:lint', '--max-warnings=0');
    expect(lint).not.toThrow();
    writeFileSync(join(workspace, 'libs/work-orders/src/domain/reach.ts'), `import '@nestjs/common';\n`);
    expect(lint).toThrow();
  });

  it('is not made twice, nor under a name that is none', () => {
    expect(() => run('tools/new-context.mjs', 'work-orders', '--no-install', '--root', workspace)).toThrow(
      /is there already/,
    );
    expect(() => run('tools/new-context.mjs', 'Work Orders', '--no-install', '--root', workspace)).toThrow(/usage/);
  });
});
