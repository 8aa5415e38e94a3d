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
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { follow } from '../worked-example.js';
import { readProjects, root } from '../workspace.js';

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
const folders = [
  'libs',
  'apps/api',
  'tools/architecture',
  'tools/lib/test/groups',
  'tools/verify/fuzz',
  'tools/verify/stripe',
];

/** A copy of the workspace with a context that `npm run new:context` created. */
export class NewContext {
  readonly folder = 'libs/price-lists';
  readonly workspace = realpathSync(mkdtempSync(join(tmpdir(), 'new-context-')));

  constructor() {
    for (const file of configuration.filter((file) => existsSync(join(root, file))))
      cpSync(join(root, file), join(this.workspace, file));
    const filter = (path: string): boolean => basename(path) !== 'dist';
    for (const folder of folders) cpSync(join(root, folder), join(this.workspace, folder), { recursive: true, filter });
    this.#install();
    this.run('tools/new-context.mjs', 'price-lists', '--no-install', '--root', this.workspace);
    this.#link('price-lists', this.folder);
  }

  /** Applies the edits of CONTRIBUTING.md. @returns the edited files */
  follow(): string[] {
    const minute = new Date(Date.now() + 60_000).toISOString().replaceAll(/[-T:]/g, '').slice(0, 12);
    return follow(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'), this.workspace, ['YYYYMMDDHHMM', minute]);
  }

  /** Checks the types of the context and its endpoints only. @returns the errors */
  compile(): string[] {
    const { config } = ts.readConfigFile(join(this.workspace, 'tsconfig.json'), (file) => ts.sys.readFile(file));
    const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, this.workspace);
    const own = fileNames.filter((file) => file.includes('price-list'));
    const program = ts.createProgram(own, { ...options, noEmit: true });
    return own.flatMap((file) =>
      program
        .getSemanticDiagnostics(program.getSourceFile(file))
        .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
    );
  }

  /** Runs a script of the workspace in the copy. @throws Error with its output when it fails. */
  run(script: string, ...args: string[]): string {
    return this.#runIn('.', {}, script, ...args);
  }

  /** Runs spec files of a folder, or all. @throws Error with the output of Jest when a test fails. */
  test(folder: string, ...files: string[]): string {
    const esm = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };
    return this.#runIn(folder, esm, 'node_modules/jest/bin/jest.js', ...files);
  }

  remove(): void {
    rmSync(this.workspace, { recursive: true, force: true });
  }

  /** Links the packages installed here, with the copy's own packages in place of the workspace's. */
  #install(): void {
    mkdirSync(join(this.workspace, 'node_modules/@partner'), { recursive: true });
    for (const entry of readdirSync(join(root, 'node_modules')).filter((one) => one !== '@partner' && one !== '.cache'))
      symlinkSync(join(root, 'node_modules', entry), join(this.workspace, 'node_modules', entry));
    for (const { name, folder } of readProjects(this.workspace)) this.#link(basename(name), folder);
  }

  #link(name: string, folder: string): void {
    symlinkSync(join(this.workspace, folder), join(this.workspace, 'node_modules/@partner', name));
  }

  #runIn(folder: string, more: Readonly<Record<string, string>>, script: string, ...args: string[]): string {
    const outside = Object.entries(process.env).filter(([name]) => !/^(NX_|JEST_|NODE_OPTIONS$)/.test(name));
    const env = {
      ...Object.fromEntries(outside),
      ...more,
      NX_WORKSPACE_ROOT_PATH: this.workspace,
      PATH: `${root}/node_modules/.bin:${process.env['PATH']}`,
    };
    const options = { cwd: join(this.workspace, folder), encoding: 'utf8', env } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...args], options);
    if (status !== 0) throw new Error(`${script} failed: ${stdout}${stderr}`);
    return stdout;
  }
}
