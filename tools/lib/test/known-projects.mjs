import { Failure } from '../failure.mjs';
import { npmCommand, run } from '../run.mjs';

/**
 * Refuses arguments that name a project without tests, which NX would leave out without a word.
 * @throws Failure naming the first one.
 */
export async function checkProjects(args) {
  for (const name of projectsNamed(args)) {
    if ((await testedProjects(['--projects', name])).length > 0) continue;
    const all = (await testedProjects([])).sort().join(', ');
    throw new Failure(`there is no project with tests that is called "${name}"; there are ${all}`);
  }
}

/** What `--projects=a,b`, `--projects a` and `-p a` name; what they leave out (`!a`) is no request. */
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

/** The names of the projects that NX selects by these options and that have tests. */
async function testedProjects(options) {
  const words = ['exec', '--', 'nx', 'show', 'projects', '--json', '--withTarget', 'test', ...options];
  const shown = await run(...npmCommand(words), { name: 'nx', env: { ...process.env, NX_DAEMON: 'false' } });
  return JSON.parse(shown);
}
