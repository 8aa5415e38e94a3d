import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from '../../lib/failure.mjs';
import { endChild } from '../../lib/kill.mjs';
import { root } from '../../lib/root.mjs';
import { run } from '../../lib/run.mjs';
import { responds } from './until.mjs';

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
    await endChild(this.child, signal);
  }

  /** True if its readiness check succeeds. */
  async isReady() {
    return responds(`${this.adminUrl}/readyz`);
  }
}

/** Signs in to a portal by a link. @returns the cookie of the session */
export async function signIn(portal, company, env) {
  const [{ url }] = await partner(['sign-in-link', '--company', company], env);
  const response = await fetch(`${portal.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'link', token: new URL(url).pathname.split('/').at(-1) }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Failure(`signing in to the portal: ${response.status}`);
  return cookie;
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
