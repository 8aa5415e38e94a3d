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
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { readProjects, root } from '../workspace.js';

/** A change of a file as shown in a page. */
interface Edit {
  readonly path: string;
  /** The text to replace, which must occur once; empty for a new file. */
  readonly before: string;
  readonly after: string;
}

/** Returns every change of a page in order: `+++` names the file, `@@` separates the places in it. */
function editsIn(page: string): Edit[] {
  const blocks = [...page.matchAll(/^```diff\n(?<changes>.*?)^```$/gms)].map(({ groups }) => groups?.['changes'] ?? '');
  return blocks.flatMap((block) =>
    block.split(/^\+\+\+ /m).flatMap((file) => {
      const [path = '', ...lines] = file.split('\n');
      if (path === '') return [];
      const places = lines.join('\n').split(/^@@\n/m);
      const side = (place: string, dropped: string): string =>
        place
          .split('\n')
          .filter((line) => line !== '' && !line.startsWith(dropped))
          .map((line) => `${line.slice(1)}\n`)
          .join('');
      return places.map((place) => ({ path, before: side(place, '+'), after: side(place, '-') }));
    }),
  );
}

/**
 * Applies the changes of a page to the files of a folder. @param filled a word of the page and its replacement
 * @throws Error when a file does not contain a place of the page exactly once
 */
function follow(page: string, folder: string, filled: readonly [word: string, by: string]): string[] {
  return editsIn(page.replaceAll(...filled)).map(({ path, before, after }) => {
    const file = join(folder, path);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const [start, ...rest] = before === '' ? [text, ''] : text.split(before);
    if (rest.length !== 1 || (before === '') !== (text === ''))
      throw new Error(`${path} does not contain exactly once:\n${before}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${start}${after}${rest[0]}`);
    return path;
  });
}

const configuration = [
  'docs/migrations.released.json',
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
