import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { debianProgram } from '../../lib/debian-program.mjs';
import { Failure } from '../../lib/failure.mjs';
import { run } from '../../lib/run.mjs';
import { until } from '../shared/until.mjs';
import { endChild } from '../../lib/kill.mjs';

/** HAProxy with the configuration that `partner cells map` wrote, and a header that names the cell. */
export class Proxy {
  static async start(folder, port) {
    const proxy = new Proxy();
    proxy.url = `http://127.0.0.1:${port}`;
    const { command, env } = await debianProgram(['haproxy'], 'haproxy');
    const written = join(folder, 'haproxy.cfg');
    // The written configuration is checked as it is. The tried one differs by the header.
    await run(command, ['-c', '-q', '-f', written], { env, name: 'haproxy -c' });
    const tried = (await readFile(written, 'utf8')).replace(
      '  default_backend',
      '  http-response set-header x-cell %[be_name]\n  default_backend',
    );
    await writeFile(join(folder, 'tried.cfg'), tried);
    const arguments_ = ['-q', '-db', '-f', join(folder, 'tried.cfg')];
    proxy.child = spawn(command, arguments_, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const { held } = await until(() => proxy.#answers(), 20);
    if (!held) throw new Failure('HAProxy does not reach the cells');
    return proxy;
  }

  async stop() {
    await endChild(this.child, 'SIGKILL');
  }

  async #answers() {
    return fetch(`${this.url}/docs`).then(
      ({ status }) => status < 500,
      () => false,
    );
  }
}
