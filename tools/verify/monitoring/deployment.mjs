import { mkdir, rm, writeFile, chown, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { FaultFixture } from '../shared/fixture.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { Receiver } from '../shared/receiver.mjs';
import { partner, Server } from '../shared/server.mjs';
import { configure, onServer, startWithStandby } from '../shared/standby.mjs';
import { run } from '../../lib/run.mjs';
import { Certificates } from './certificates.mjs';
import { startExporters } from './exporters.mjs';
import { MailServer } from './mail-server.mjs';
import { Prometheus } from './prometheus.mjs';

const apps = { 'partner-api': 'api', 'partner-worker': 'worker', 'partner-portal': 'portal-api' };

/** All parts of a deployment on this machine, watched by Prometheus and Alertmanager as in docker/monitoring. */
export class Deployment {
  servers = {};

  static async open(folder, alertmanager, global) {
    const deployment = new Deployment();
    deployment.folder = folder;
    try {
      await deployment.#prepare(alertmanager, global);
    } catch (error) {
      await deployment.close();
      throw error;
    }
    return deployment;
  }

  async #prepare(alertmanager, global) {
    this.fixture = await FaultFixture.open(this.folder, { redis: true });
    await this.#startDatabases();
    this.mail = await MailServer.start();
    await this.#addContact();
    this.volume = join(this.folder, 'volume');
    await mkdir(this.volume);
    await run('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', this.volume]);
    this.certificates = await Certificates.start(this.folder);
    this.exporters = await startExporters(this.folder, this.primary);
    this.ports = {};
    for (const unit of Object.keys(apps)) this.ports[unit] = { port: await freePort(), admin: await freePort() };
    for (const unit of Object.keys(apps)) await this.startUnit(unit);
    // The endpoint of a partner, which receives everything.
    this.receiver = await this.fixture.subscriber();
    await this.#listenForUnits();
    const { postgres, node, blackbox } = this.exporters.addresses;
    const targets = Object.fromEntries(Object.keys(apps).map((unit) => [unit, `127.0.0.1:${this.ports[unit].admin}`]));
    const jobs = { ...targets, postgres, node };
    this.prometheus = await Prometheus.start(this.folder, jobs, global, {
      alertmanager: alertmanager.target,
      probes: { blackbox, url: this.certificates.url },
    });
  }

  /** Gives the company an address for mail about its endpoints. */
  async #addContact() {
    const file = join(this.folder, 'company.ndjson');
    await writeFile(file, '{"put":"company","technicalContactEmail":"ann@example.com"}\n');
    await partner(['apply', '--company', this.fixture.company, file], this.fixture.env);
  }

  async #startDatabases() {
    const { fixture, folder } = this;
    // PostgreSQL runs as another user, who may not enter the folder.
    this.archive = `${folder}-archive`;
    await fixture.embedded.stopEmbedded(folder);
    const cluster = join(folder, 'postgres');
    const { uid, gid } = await stat(cluster);
    this.owner = `${uid}:${gid}`;
    await mkdir(this.archive);
    await chown(this.archive, uid, gid);
    await configure(cluster, [
      'archive_mode = on',
      `archive_command = 'cp %p ${this.archive}/%f'`,
      'archive_timeout = 60',
    ]);
    this.standbyFolder = `${folder}-standby`;
    const urls = await startWithStandby(fixture.embedded, folder, this.standbyFolder, { synchronous: false });
    [this.primary, this.standby] = [urls.primary, urls.standby];
    fixture.proxy.target = urls.primary;
  }

  /** Starts a process of the product, always on the same addresses. */
  async startUnit(unit) {
    const { port, admin } = this.ports[unit];
    this.servers[unit] = await Server.start(apps[unit], {
      ...this.fixture.env,
      SMTP_URL: this.mail.url,
      PORT: String(port),
      PARTNER_PORTAL_PORT: String(port),
      PARTNER_ADMIN_PORT: String(admin),
    });
    this.fixture.servers.push(this.servers[unit]);
  }

  /** Does what systemd does on a machine of its own. */
  async #control(action, unit) {
    if (unit === 'haproxy') return this.certificates.reload();
    if (unit === 'redis-server') {
      await this.fixture.redis.stop();
      return this.fixture.redis.begin();
    }
    await this.servers[unit].end('SIGKILL');
    return this.startUnit(unit);
  }

  async #listenForUnits() {
    this.control = createServer((request, response) => {
      const [, action, unit] = request.url.split('/');
      this.#control(action, unit).then(
        () => response.end(),
        (error) => response.writeHead(500).end(error.message),
      );
    }).listen(0, '127.0.0.1');
    await once(this.control, 'listening');
    this.bin = join(this.folder, 'bin');
    await mkdir(this.bin);
    const url = `http://127.0.0.1:${this.control.address().port}`;
    const script = `#!/bin/sh\nexec curl -fsS -X POST "${url}/$1/$2"\n`;
    await writeFile(join(this.bin, 'systemctl'), script, { mode: 0o755 });
  }

  /** Environment of the commands of a runbook: the variables that docs/runbooks/README.md explains. */
  get environment() {
    const { hostname, port, username, password, pathname } = new URL(this.primary);
    const admin = (unit) => `http://127.0.0.1:${this.ports[unit].admin}`;
    return {
      ...this.fixture.env,
      PATH: `${this.bin}:${process.env.PATH}`,
      PGHOST: hostname,
      PGPORT: port,
      PGUSER: username,
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: pathname.slice(1),
      OWNER_URL: this.ownerUrl(),
      STANDBY_URL: this.standby,
      API: admin('partner-api'),
      WORKER: admin('partner-worker'),
      PORTAL: admin('partner-portal'),
      COMPANY: this.fixture.company,
      ARCHIVE: this.archive,
      ARCHIVE_OWNER: this.owner,
      VOLUME: this.volume,
      CERTIFICATES: this.certificates.folder,
      SITE: this.certificates.url,
    };
  }

  ownerUrl() {
    const url = new URL(this.fixture.logins.ownerUrl);
    url.host = new URL(this.fixture.proxy.url).host;
    return url.href;
  }

  /** Starts a further endpoint of a partner. */
  async endpoint(options) {
    const receiver = await Receiver.start(options);
    this.fixture.receivers.push(receiver);
    receiver.subscription = await this.fixture.subscribe(receiver.url);
    return receiver;
  }

  onStandby(text) {
    return onServer(this.standby, text);
  }

  async close() {
    await this.prometheus?.stop();
    await this.exporters?.stop();
    this.control?.closeAllConnections();
    this.control?.close();
    this.certificates?.stop();
    this.mail?.stop();
    if (this.volume) await run('umount', [this.volume]).catch(() => undefined);
    if (this.standby) await this.fixture.embedded.stopEmbedded(this.standbyFolder);
    await this.fixture?.close();
    for (const path of [this.standbyFolder, this.archive, `${this.archive}.away`])
      if (path) await rm(path, { recursive: true, force: true });
  }
}
