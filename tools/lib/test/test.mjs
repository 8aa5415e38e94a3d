import { npmCommand } from '../run.mjs';
import { runMain } from '../run-main.mjs';
import { checkProjects } from './known-projects.mjs';
import { interrupted, withServices } from './with-services.mjs';

/**
 * Tests every project, those named by the words on the command line, or with `--affected` the libraries affected by the
 * changes since `main`.
 */
const [first, ...rest] = process.argv.slice(2);
const [script, words] =
  first === '--affected'
    ? ['test:affected', rest]
    : [first === undefined ? 'test:all' : 'test:some', process.argv.slice(2)];

await runMain(
  'test',
  async () => {
    await checkProjects(words);
    return withServices(...npmCommand(['run', script, '--', ...words]));
  },
  interrupted,
);
