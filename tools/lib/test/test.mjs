import { npmCommand, run } from '../run.mjs';
import { runMain } from '../run-main.mjs';
import { withServices } from './with-services.mjs';
import { Failure } from '../failure.mjs';

/**
 * Rejects names of projects without tests in the arguments, which NX would silently skip.
 * @throws Failure naming the first one
 */
async function checkProjects(args) {
  for (const name of projectsNamed(args)) {
    if ((await testedProjects(['--projects', name])).length > 0) continue;
    const all = (await testedProjects([])).sort().join(', ');
    throw new Failure(`there is no project with tests named "${name}"; the projects are ${all}`);
  }
}

/** Returns the names in `--projects=a,b`, `--projects a` and `-p a`, without excluded ones (`!a`). */
function projectsNamed(args) {
  return args
    .flatMap((word, index) => {
      if (word === '--projects' || word === '-p') return [args[index + 1] ?? ''];
      return /^(?:--projects|-p)=(.*)$/.exec(word)?.[1] ?? [];
    })
    .flatMap((names) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => !name.startsWith('!'));
}

/** Returns the names of the projects with tests that NX selects by these options. */
async function testedProjects(options) {
  const words = ['exec', '--', 'nx', 'show', 'projects', '--json', '--withTarget', 'test', ...options];
  const shown = await run(...npmCommand(words), { name: 'nx', env: { ...process.env, NX_DAEMON: 'false' } });
  return JSON.parse(shown);
}

/** All libraries are tested by one process, which is a target of the workspace itself. */
const everything = 'partner-api,apps/*,tools/*,tools/verify/*';
/**
 * Tests every project, those named by the words on the command line, or with `--affected` the libraries affected by the
 * changes since `main`.
 */
const [first, ...rest] = process.argv.slice(2);
const some = ['-t', 'test', '--parallel=2'];
const [words, command] =
  first === '--affected'
    ? [rest, ['affected', ...some, '--exclude=apps/*,tools/*,tools/verify/*']]
    : first === undefined
      ? [[], ['run-many', '-t', 'test', 'test-libraries', `--projects=${everything}`, '--parallel=3']]
      : [process.argv.slice(2), ['run-many', ...some]];

await runMain('test', async () => {
  await checkProjects(words);
  return withServices(...npmCommand(['exec', '--', 'nx', ...command, '--skip-nx-cache', ...words]));
});
