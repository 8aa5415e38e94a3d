import { spawn } from 'node:child_process';
import { chmod, cp, mkdtemp, rm, stat, writeFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import yaml from 'yaml';
import { debianProgram } from '../../../lib/debian-program.mjs';
import { Failure } from '../../../lib/failure.mjs';
import { freePort } from '../../../lib/free-port.mjs';
import { startHaproxy } from '../../shared/haproxy.mjs';
import { takeOver } from '../../shared/standby.mjs';
import { responds, untilHeld } from '../../shared/until.mjs';
import { Member } from './member.mjs';
import { root } from '../../../lib/root.mjs';

/** Returns the settings of Patroni and of HAProxy, as operators copy them. @throws Failure without them */
async function documented() {
  const page = await readFile(join(root, 'docs/operations/back-up.md'), 'utf8');
  const [, settings] = /^```yaml\n(bootstrap:\n[^]*?)^```/m.exec(page) ?? [];
  const [, proxy] = /^```\n(listen postgresql\n[^]*?)^```/m.exec(page) ?? [];
  if (!settings || !proxy)
    throw new Failure('docs/operations/back-up.md must show the settings of Patroni and HAProxy');
  return { settings: yaml.parse(settings), proxy };
}

/** Two members that Patroni manages with etcd, and HAProxy, which connects to the primary. */
export class PatroniCluster {
  /** @param fixture its stopped cluster becomes the first member's */
  static async start(fixture) {
    const cluster = new PatroniCluster();
    try {
      await cluster.#prepare(fixture);
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  async #prepare(fixture) {
    const { settings, proxy } = await documented();
    this.folder = await mkdtemp(join(tmpdir(), 'partner-patroni-'));
    await chmod(this.folder, 0o755);
    const superuser = new URL(fixture.proxy.target);
    this.password = decodeURIComponent(superuser.password);
    await fixture.embedded.stopEmbedded(fixture.folder);
    const original = join(fixture.folder, 'postgres');
    this.owner = await stat(original);
    await this.#startEtcd();
    this.members = ['one', 'two'].map((name) => new Member(this, name));
    for (const member of this.members) await member.prepare(settings);
    const [one, two] = this.members;
    await cp(original, one.data, { recursive: true, preserveTimestamps: true });
    await takeOver(original, one.data);
    await chmod(one.data, 0o700);
    await this.#startBalancer(proxy);
    await one.begin();
    await untilHeld(() => one.is('/primary'), 60, 'Patroni did not start PostgreSQL');
    await two.begin();
    await this.untilSynchronous();
    superuser.host = `127.0.0.1:${this.port}`;
    this.superuserUrl = superuser.href;
  }

  async primary() {
    for (const member of this.members) if (await member.is('/primary')) return member;
    throw new Failure('Patroni has no primary');
  }

  /** Waits until a member may take over without losing a commit. @returns the seconds it took */
  async untilSynchronous() {
    const isReady = async () => (await Promise.all(this.members.map((member) => member.is('/sync')))).includes(true);
    return untilHeld(isReady, 300, 'no member replicates synchronously');
  }

  async stop() {
    for (const member of this.members ?? []) {
      if (member.child) await member.kill();
      if (member.ways) await member.disconnect();
    }
    for (const child of [this.balancer, this.etcd]) child?.kill('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }

  async #startEtcd() {
    const { command, env } = await debianProgram(['etcd'], 'etcd-server');
    this.etcdPort = await freePort();
    const [client, peer] = [`http://127.0.0.1:${this.etcdPort}`, `http://127.0.0.1:${await freePort()}`];
    const words = ['--enable-v2', '--data-dir', join(this.folder, 'etcd'), '--listen-client-urls', client];
    words.push('--advertise-client-urls', client, '--listen-peer-urls', peer, '--log-level', 'error');
    words.push('--initial-advertise-peer-urls', peer, '--initial-cluster', `default=${peer}`);
    this.etcd = spawn(command, words, { env, stdio: 'ignore' });
    await untilHeld(() => responds(`${client}/health`), 30, 'etcd did not start');
  }

  /** @param proxy of the documentation, whose address and servers are replaced */
  async #startBalancer(proxy) {
    this.port = await freePort();
    const file = join(this.folder, 'haproxy.cfg');
    const servers = this.members.map(
      (member) => `  server ${member.name} ${member.hostOf('postgres')} port ${new URL(member.ways.api.url).port}\n`,
    );
    const own = proxy.replace(/^ {2}bind .*/m, `  bind 127.0.0.1:${this.port}`).replaceAll(/^ {2}server .*\n/gm, '');
    await writeFile(file, own + servers.join(''));
    this.balancer = await startHaproxy(file);
  }
}
