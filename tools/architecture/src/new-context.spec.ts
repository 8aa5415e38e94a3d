import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { listsAreComplete } from './rules/listed.js';
import { applicationImportsNoFramework, domainIsIndependent, persistenceIsPrivate } from './rules/layers.js';
import { librariesAreImportedByName } from './rules/library-entry.js';
import { everyProjectIsTagged } from './rules/tags.js';
import { usedContextsAreListed } from './rules/uses.js';
import { follow } from './worked-example.js';
import { readProjects, readSources, root } from './workspace.js';

const configuration = [
  'tools/lib/plain-comments.mjs',
  'package.json',
  'package-lock.json',
  'nx.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'jest.preset.mjs',
  'eslint.config.mjs',
  '.prettierrc',
  '.prettierrc.json',
  '.swcrc',
];
const made = 'libs/price-lists';

describe('a context created by npm run new:context', () => {
  let workspace: string;

  beforeAll(() => {
    workspace = realpathSync(mkdtempSync(join(tmpdir(), 'new-context-')));
    for (const file of configuration.filter((file) => existsSync(join(root, file)))) {
      cpSync(join(root, file), join(workspace, file));
    }
    const filter = (path: string): boolean => basename(path) !== 'dist';
    for (const folder of [
      'libs',
      'apps/api',
      'tools/architecture',
      'tools/lib/test/groups',
      'tools/verify/fuzz',
      'tools/verify/stripe',
    ]) {
      cpSync(join(root, folder), join(workspace, folder), { recursive: true, filter });
    }
    install();
    run('tools/new-context.mjs', 'price-lists', '--no-install', '--root', workspace);
    link('price-lists', made);
  });

  afterAll(() => {
    rmSync(workspace, { recursive: true, force: true });
  });

  /** Links the packages installed here, with those of the copy in place of those of the workspace. */
  function install(): void {
    mkdirSync(join(workspace, 'node_modules/@partner'), { recursive: true });
    for (const entry of readdirSync(join(root, 'node_modules')).filter((one) => one !== '@partner' && one !== '.cache'))
      symlinkSync(join(root, 'node_modules', entry), join(workspace, 'node_modules', entry));
    for (const { name, folder } of readProjects(workspace)) link(basename(name), folder);
  }

  function link(name: string, folder: string): void {
    symlinkSync(join(workspace, folder), join(workspace, 'node_modules/@partner', name));
  }

  /** Runs a script of the workspace in the copy. @throws Error with its output when it fails. */
  function run(script: string, ...args: string[]): string {
    return runIn('.', {}, script, ...args);
  }

  function runIn(folder: string, more: Readonly<Record<string, string>>, script: string, ...args: string[]): string {
    const outside = Object.entries(process.env).filter(([name]) => !/^(NX_|JEST_|NODE_OPTIONS$)/.test(name));
    const env = {
      ...Object.fromEntries(outside),
      ...more,
      NX_WORKSPACE_ROOT_PATH: workspace,
      PATH: `${root}/node_modules/.bin:${process.env['PATH']}`,
    };
    const options = { cwd: join(workspace, folder), encoding: 'utf8', env } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...args], options);
    if (status !== 0) throw new Error(`${script} failed: ${stdout}${stderr}`);
    return stdout;
  }

  it('follows the architecture rules, and is imported by the API', () => {
    const sources = readSources(workspace).filter(({ path }) => path.includes('price-list') || path.includes('/src/'));
    const projects = readProjects(workspace);
    expect(sources.map(({ path }) => path)).toContain(`${made}/src/price-lists.module.ts`);
    for (const rule of [
      domainIsIndependent,
      applicationImportsNoFramework,
      persistenceIsPrivate,
      librariesAreImportedByName,
    ]) {
      expect(rule(sources)).toEqual([]);
    }
    expect(everyProjectIsTagged(projects)).toEqual([]);
    const uses = usedContextsAreListed(sources, projects);
    expect(uses.filter((violation) => violation.startsWith(made))).toEqual([]);
    const api = { list: 'apps/api/src/api-modules.ts', takes: /-api\.module\.ts$/ };
    expect(listsAreComplete(sources, [api])).toEqual([]);
  });

  const esm = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };
  const test = (folder: string, ...files: string[]): string =>
    runIn(folder, esm, 'node_modules/jest/bin/jest.js', ...files);

  it('accepts a field, a status and an endpoint as described in CONTRIBUTING.md', () => {
    const minute = new Date(Date.now() + 60_000).toISOString().replaceAll(/[-T:]/g, '').slice(0, 12);
    const followed = follow(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'), workspace, ['YYYYMMDDHHMM', minute]);
    expect(followed.length).toBeGreaterThan(10);
    const prettier = ['node_modules/prettier/bin/prettier.cjs', '--check', ...new Set(followed)] as const;
    expect(() => run(...prettier)).not.toThrow();
  });

  it('compiles', () => {
    expect(run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json')).toBe('');
  });

  it('runs: its endpoints respond, its rules apply, its tests pass', () => {
    expect(() => test(made)).not.toThrow();
    expect(() => test('apps/api', 'e2e/price-lists')).not.toThrow();
  });

  it('follows the rules for declarations, tables, columns, statuses and migrations', () => {
    const specs = ['contexts', 'entities', 'growth', 'migrations', 'reachable-indexes', 'statuses', 'tables'];
    expect(() => test('tools/architecture', `src/(${specs.join('|')}).spec`)).not.toThrow();
  });

  it('passes lint, and fails it with a framework in the domain or a context that it does not list', () => {
    const broken = {
      'application/reach.ts': `import '@partner/customers';\n`,
      'domain/reach.ts': `import '@nestjs/common';\n`,
    };
    const sources = join(workspace, made, 'src');
    for (const [file, text] of Object.entries(broken)) writeFileSync(join(sources, file), text);
    const report = join(workspace, 'lint.json');
    // One run for valid and invalid code, since most of the time is spent on types.
    const options = ['--max-warnings=0', '--format=json', `--output-file=${report}`];
    expect(() => run('node_modules/nx/dist/bin/nx.js', 'run', '@partner/price-lists:lint', ...options)).toThrow();
    const results = JSON.parse(readFileSync(report, 'utf8')) as { filePath: string; messages: object[] }[];
    const wrong = results.filter(({ messages }) => messages.length > 0);
    expect(results.length).toBeGreaterThan(15);
    expect(wrong.map(({ filePath }) => relative(sources, filePath)).sort()).toEqual(Object.keys(broken));
    for (const file of Object.keys(broken)) rmSync(join(sources, file));
  });

  it('is rejected if it exists, or if its name is invalid', () => {
    expect(() => run('tools/new-context.mjs', 'price-lists', '--no-install', '--root', workspace)).toThrow(
      /already exists/,
    );
    expect(() => run('tools/new-context.mjs', 'Price Lists', '--no-install', '--root', workspace)).toThrow(/usage/);
  });
});
