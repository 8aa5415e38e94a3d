import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './workspace.js';

interface Workspace {
  readonly allowScripts: Readonly<Record<string, boolean>>;
}
interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly hasInstallScript?: boolean; readonly integrity?: string; readonly resolved?: string }>
  >;
}
/** The function of Scarf that decides whether to report, from the output of `npm ls`. */
interface Scarf {
  processDependencyTreeOutput(
    report: (dependency: object) => void,
    refuse: (reason: Error) => void,
  ): (error: null, output: string) => void;
}

const read = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
const scarf = createRequire(join(root, 'package.json'))('@scarf/scarf') as Scarf;

/** Decides as Scarf does when npm runs its install script. */
const decided = (tree: object): Promise<object> =>
  new Promise((resolve, reject) => scarf.processDependencyTreeOutput(resolve, reject)(null, JSON.stringify(tree)));

describe('the installation of the packages', () => {
  it('runs only scripts of dependencies listed in package.json', () => {
    const { allowScripts } = read<Workspace>('package.json');
    const scripted = Object.entries(read<Lock>('package-lock.json').packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.split('node_modules/').at(-1)!);
    expect(scripted.length).toBeGreaterThan(3);
    expect(scripted.filter((name) => !Object.hasOwn(allowScripts, name))).toEqual([]);
  });

  it('has the hash of every package, and no address of a registry', () => {
    const packages = Object.entries(read<Lock>('package-lock.json').packages);
    const unchecked = packages.filter(
      ([path, { integrity, resolved = '' }]) =>
        /:/.test(resolved) || (path.includes('node_modules/') && resolved === '' && !integrity?.startsWith('sha512-')),
    );
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });

  // npm 10 ignores `allowScripts` and runs the script.
  it('is not reported by @scarf/scarf, whatever the version of npm', async () => {
    const { stdout } = await promisify(execFile)('npm', ['ls', '@scarf/scarf', '--json', '--long'], {
      cwd: root,
      maxBuffer: 2 ** 28,
    });
    const tree = JSON.parse(stdout) as object;
    await expect(decided(tree)).rejects.toThrow('disabled via a package.json');
    expect(await decided({ ...tree, scarfSettings: undefined })).toHaveProperty('parent');
  });
});
