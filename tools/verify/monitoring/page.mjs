import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';
import { run } from '../../lib/run.mjs';
import { until } from '../shared/until.mjs';

/** Maximum seconds until the commands of "Verify" succeed. */
const mostSecondsToVerify = 180;

/** A page of docs/runbooks, whose commands can be run. */
export class Page {
  static async read(name) {
    const page = new Page();
    page.name = name;
    page.text = await readFile(join(root, 'docs', 'runbooks', `${name}.md`), 'utf8');
    return page;
  }

  /** Runs what an operator would type from the top to the end. @throws Failure if a command fails */
  async follow(env) {
    for (const part of ['Look', 'Act']) await this.#runPart(part, env);
    let failed;
    const { held } = await until(async () => {
      failed = await this.#runPart('Verify', env).then(
        () => undefined,
        (error) => error,
      );
      return failed === undefined;
    }, mostSecondsToVerify);
    if (!held) throw failed;
  }

  async #runPart(part, env) {
    const name = `${part} of docs/runbooks/${this.name}.md`;
    const commands = this.commandsOf(part);
    if (commands === '') throw new Failure(`${name} has no commands`);
    await run('bash', ['-euo', 'pipefail', '-c', commands], { env, name, cwd: root });
  }

  /** Returns the commands below a heading. */
  commandsOf(part) {
    const [, section = ''] = this.text.split(`## ${part}\n`);
    return [...section.split(/^## /m)[0].matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, each]) => each).join('\n');
  }
}
