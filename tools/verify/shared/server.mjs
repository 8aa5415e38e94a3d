import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';
import { run } from '../../lib/run.mjs';

const main = (app, from) => join(from, 'apps', app, 'bundle', 'main.js');

/** An API server or a worker in a process of its own. */
export class Server {
  /** @param from root of the sources of another release */
  static async start(name, env, from = root) {
    const server = new Server();
    server.child = spawn(process.execPath, [main(name, from)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    // Reads all output, so that the pipe does not block.
    for await (const line of createInterface({ input: server.child.stdout })) {
      const [, word, rest] = /^(admin|ready) ?(.*)$/.exec(line) ?? [];
      if (word === 'admin') server.adminUrl = rest;
      if (word === 'ready') {
        server.url = rest;
        server.child.stdout.resume();
        return server;
      }
    }
    throw new Failure(`the ${name} exited before it was ready`);
  }

  get isRunning() {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async end(signal = 'SIGTERM') {
    if (!this.isRunning) return;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }

  /** True if its readiness check succeeds. */
  async isReady() {
    return fetch(`${this.adminUrl}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

/** Runs an operator command of these sources or another release. @returns the printed lines, parsed as JSON */
export async function partner(words, env, from = root) {
  const printed = await run(process.execPath, [main('operator', from), ...words], {
    env,
    name: `partner ${words.join(' ')}`,
  });
  return printed
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
