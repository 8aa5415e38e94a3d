import { mkdtemp, rm, writeFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../lib/failure.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { endChild } from '../../lib/kill.mjs';
import { root } from '../../lib/root.mjs';
import { startHaproxy } from '../shared/haproxy.mjs';
import { responds, untilHeld } from '../shared/until.mjs';

/** Returns the HAProxy backend and the error files by name, as operators copy them. @throws Failure without them */
async function documentedProxy() {
  const page = await readFile(join(root, 'docs/operations/upgrade.md'), 'utf8');
  const [, backend] = /^```\n(backend api\n[^]*?)^```/m.exec(page) ?? [];
  const shown = page.matchAll(/^```http\n(HTTP\/1\.1 (\d+) [^]*?)^```/gm);
  const files = Object.fromEntries([...shown].map(([, text, status]) => [`partner-${status}.http`, text]));
  const names = [...(backend ?? '').matchAll(/errors\/(\S+)/g)].map(([, name]) => name);
  if (names.length === 0 || names.some((name) => !files[name]))
    throw new Failure('docs/operations/upgrade.md must show the HAProxy backend "api" and its error files');
  return { backend, files };
}

export const names = ['one', 'two'];

/**
 * Starts two API servers behind HAProxy, and waits until it uses both.
 * @returns them, the balancer, and `start`, which starts one again
 */
export async function balanced(fixture, settings = {}, overrides = []) {
  const places = [];
  for (const name of names) places.push({ name, port: await freePort(), adminPort: await freePort() });
  const start = (index) => {
    const { port, adminPort } = places[index];
    return fixture.start('api', { ...settings, PORT: `${port}`, PARTNER_ADMIN_PORT: `${adminPort}` });
  };
  const servers = await Promise.all(names.map((_, index) => start(index)));
  const balancer = await LoadBalancer.start(places, overrides);
  fixture.atEnd(() => balancer.stop());
  const usesAll = async () => (await Promise.all(names.map((name) => balancer.uses(name)))).every(Boolean);
  await untilHeld(usesAll, 30, 'HAProxy does not use the API servers');
  return { servers, balancer, start };
}

/** HAProxy in front of API servers, with the backend of `docs/operations/upgrade.md`. */
class LoadBalancer {
  /**
   * @param servers `{ name, port, adminPort }` of each API server.
   * @param overrides lines appended to the documented ones, which they override
   */
  static async start(servers, overrides) {
    const balancer = new LoadBalancer();
    balancer.port = await freePort();
    balancer.folder = await mkdtemp(join(tmpdir(), 'partner-balancer-'));
    const configuration = join(balancer.folder, 'haproxy.cfg');
    const { backend, files } = await documentedProxy();
    for (const [name, content] of Object.entries(files)) await writeFile(join(balancer.folder, name), content);
    const own = backend.replaceAll('/etc/haproxy/errors', balancer.folder).replaceAll(/^ {2}server .*\n/gm, '');
    await writeFile(configuration, text(balancer.port, [own, ...overrides.map((line) => `  ${line}\n`)], servers));
    balancer.child = await startHaproxy(configuration);
    await untilHeld(() => responds(`${balancer.url}/haproxy;csv`), 10, 'HAProxy accepts no connections');
    return balancer;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** True if it sends requests to a server. */
  async uses(name) {
    const response = await fetch(`${this.url}/haproxy;csv`);
    const line = (await response.text()).split('\n').find((row) => row.startsWith(`api,${name},`));
    return line?.split(',')[17] === 'UP';
  }

  async stop() {
    await endChild(this.child, 'SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }
}

const text = (port, backend, servers) => `global
  maxconn 1000
defaults
  mode http
  option http-buffer-request
  timeout connect 2s
  timeout client 65s
  timeout server 35s
frontend partner
  bind 127.0.0.1:${port}
  stats enable
  stats uri /haproxy
  default_backend api
${backend.join('')}
${servers.map(({ name, port: at, adminPort }) => `  server ${name} 127.0.0.1:${at} port ${adminPort}`).join('\n')}
`;
