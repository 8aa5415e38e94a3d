import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from '../../lib/failure.mjs';
import { endChild } from '../../lib/kill.mjs';
import { root } from '../../lib/root.mjs';
import { run } from '../../lib/run.mjs';
import { responds } from './until.mjs';

const main = (app, from) => join(from, 'apps', app, 'bundle', 'main.js');

/**
 * Starts a program on this Node.js, and waits until it prints a line that `isReady` accepts. The rest of its output is
 * discarded. @returns its process
 */
export async function startProgram(words, env, isReady = () => true, channel = []) {
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit', ...channel] });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!isReady(line)) continue;
    child.stdout.resume();
    return child;
  }
  throw new Failure(`${words.join(' ')} ended before it was ready`);
}

/** An API server, a worker or a portal in a process of its own. */
export class Server {
  /** @param from root of the sources of another release */
  static async start(name, env, from = root) {
    const server = new Server();
    server.child = await startProgram([main(name, from)], env, (line) => {
      const [, word, rest] = /^(admin|ready) ?(.*)$/.exec(line) ?? [];
      if (word === 'admin') server.adminUrl = rest;
      if (word === 'ready') server.url = rest;
      return word === 'ready';
    });
    return server;
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
  const name = `partner ${words.join(' ')}`;
  const printed = await run(process.execPath, [main('operator', from), ...words], { env, name });
  return printed
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Creates a credential with all scopes. @returns its id and secrets */
export async function newCredential(company, env, type = 'api_key', from = root) {
  const words = ['credential', 'create', '--company', company, '--type', type, '--scopes', 'all'];
  return (await partner(words, env, from))[0];
}

/** Applies lines of the portal to a company. */
export async function apply(company, lines, env) {
  const file = join(env.PARTNER_DATA_DIR, `${company}.ndjson`);
  await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  await partner(['apply', '--company', company, file], env);
}
