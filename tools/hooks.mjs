// `prepare` script of package.json: enables the hooks of .githooks in a clone without other hooks. It does nothing
// without git, in a folder that is not a clone of its own, and in CI.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

const config = (...words) => spawnSync('git', ['config', ...words], { cwd: root });
const notSet = 1;

if (!process.env.CI && existsSync(join(root, '.git')) && config('--get', 'core.hooksPath').status === notSet) {
  config('core.hooksPath', '.githooks');
}
