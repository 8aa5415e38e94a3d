import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from './failure.mjs';
import { withFileLock } from './file-lock.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { root } from './root.mjs';
import { npm } from './run.mjs';

/** Installs the packages of `package-lock.json`, unless `node_modules` already matches it. */
export async function install() {
  await withFileLock('install', async () => {
    if ((await matchesLock()) && (await nodeRuns())) return;
    process.stdout.write('installing the packages (npm ci) …\n');
    await npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], { showFailure: true });
    if (!(await nodeRuns())) {
      throw new Failure(
        'npm did not install the pinned Node: its install script has to be allowed to run (is ignore-scripts set?)',
      );
    }
  });
}

/** Compares with npm's own record of the last installation, which every npm command writes. */
async function matchesLock() {
  const [wanted, installed] = await Promise.all(
    ['package-lock.json', 'node_modules/.package-lock.json'].map(packagesOf),
  );
  if (!wanted) throw new Failure(`there is no package-lock.json in ${root}`);
  if (!installed) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true;
    const present = installed[path];
    // Optional packages for other platforms are not installed.
    if (!present) return entry.optional === true;
    if (entry.link) return present.link === true && present.resolved === entry.resolved;
    return present.version === entry.version && present.integrity === entry.integrity && !present.link;
  });
}

async function packagesOf(file) {
  const content = await readFile(join(root, file), 'utf8').catch(() => undefined);
  return content && JSON.parse(content).packages;
}

const nodeRuns = () =>
  promisify(execFile)(pinnedNode, ['--version']).then(
    () => true,
    () => false,
  );
