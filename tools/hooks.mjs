// `prepare` of package.json: switches the hooks of .githooks on in a clone that has no others. Without git, in a folder
// that is no clone of its own, and in CI it does nothing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

const config = (...words) => spawnSync('git', ['config', ...words], { cwd: root });
const notSet = 1;

if (!process.env.CI && existsSync(join(root, '.git')) && config('--get', 'core.hooksPath').status === notSet) {
  config('core.hooksPath', '.githooks');
}
