import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import yaml from 'yaml';
import { TcpProxy } from '../../../../libs/testing/dist/index.js';
import { debianProgram } from '../../../lib/debian-program.mjs';
import { freePort } from '../../../lib/free-port.mjs';
import { killAll, processesOf } from '../../shared/standby.mjs';
import { responds } from '../../shared/until.mjs';

/** Folder of Debian's PostgreSQL, which Patroni runs. */
export const programs = '/usr/lib/postgresql/15/bin';

/** A member of the cluster: Patroni, and the PostgreSQL that it runs. Others reach it only through its `ways`. */
export class Member {
  /** @param cluster `folder`, `etcdPort`, `password` of the superuser, and `owner`: the user that runs PostgreSQL */
  constructor(cluster, name) {
    Object.assign(this, { cluster, name, folder: join(cluster.folder, name) });
    this.data = join(this.folder, 'data');
  }

  /** Writes the configuration. @param settings as documented */
  async prepare(settings) {
    const { owner, etcdPort } = this.cluster;
    const [port, apiPort] = [await freePort(), await freePort()];
    this.ways = {
      etcd: await TcpProxy.to(`http://127.0.0.1:${etcdPort}`),
      postgres: await TcpProxy.to(`http://127.0.0.1:${port}`),
      api: await TcpProxy.to(`http://127.0.0.1:${apiPort}`),
    };
    await mkdir(this.folder);
    await writeFile(this.#configuration, yaml.stringify({ ...settings, ...this.#own(port, apiPort) }));
    await chown(this.folder, owner.uid, owner.gid);
  }

  async begin() {
    const { uid, gid } = this.cluster.owner;
    const { command } = await debianProgram(['patroni'], 'patroni');
    const env = { PATH: `${programs}:/usr/bin:/bin`, HOME: this.folder };
    const options = { env, uid, gid, cwd: this.folder, detached: true, stdio: 'ignore' };
    this.child = spawn(command, [this.#configuration], options);
  }

  /** Address of `way` for the others. */
  hostOf(way) {
    return new URL(this.ways[way].url).host;
  }

  /** True if Patroni answers `path` with 200: `/primary`, or `/sync` if it replicates synchronously. */
  async is(path) {
    return responds(`http://${this.hostOf('api')}${path}`, { signal: AbortSignal.timeout(1_000) });
  }

  async disconnect() {
    await Promise.all(Object.values(this.ways).map((way) => way.cut()));
  }

  async connect() {
    await Promise.all(Object.values(this.ways).map((way) => way.restore()));
  }

  /** Kills Patroni and PostgreSQL, like a power failure. */
  async kill() {
    const ended = this.child.exitCode === null && this.child.signalCode === null ? once(this.child, 'exit') : undefined;
    await this.signal('SIGKILL');
    await ended;
  }

  /** Kills PostgreSQL. Patroni goes on. */
  async crash() {
    killAll(await processesOf(this.data), 'SIGKILL');
  }

  /** Sends a signal to Patroni and all processes of its PostgreSQL. */
  async signal(name) {
    killAll([this.child.pid, ...(await processesOf(this.data))], name);
  }

  get #configuration() {
    return join(this.folder, 'patroni.yaml');
  }

  #own(port, apiPort) {
    const login = { username: 'postgres', password: this.cluster.password };
    return {
      scope: 'partner',
      name: this.name,
      restapi: { listen: `127.0.0.1:${apiPort}`, connect_address: this.hostOf('api') },
      // A proxy in its words: otherwise Patroni would learn the address of etcd itself, and go around the way.
      etcd: { hosts: [this.hostOf('etcd')], use_proxies: true },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: this.hostOf('postgres'),
        data_dir: this.data,
        bin_dir: programs,
        pgpass: join(this.folder, 'pgpass'),
        authentication: { superuser: login, replication: login, rewind: login },
        parameters: { unix_socket_directories: this.folder, jit: 'off' },
        pg_hba: [
          'local all postgres scram-sha-256',
          'host all postgres 127.0.0.1/32 scram-sha-256',
          'hostssl all all 127.0.0.1/32 scram-sha-256',
          'host replication postgres 127.0.0.1/32 scram-sha-256',
        ],
      },
    };
  }
}
