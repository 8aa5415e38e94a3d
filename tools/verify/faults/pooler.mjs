import { spawn } from 'node:child_process';
import { chown, copyFile, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianProgram } from '../../lib/debian-program.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { untilHeld } from '../shared/until.mjs';
import { endChild } from '../../lib/kill.mjs';

/** PgBouncer in front of a PostgreSQL server, configured as in `docs/operations/install.md`, with TLS on both sides. */
export class Pooler {
  /** Starts it as the user of the fixture's server. @param serverUrl URL of the server, or of a balancer before it */
  static async start(fixture, serverUrl) {
    const pooler = new Pooler();
    pooler.target = new URL(serverUrl);
    pooler.port = await freePort();
    // It refuses to run as root, and reads its files as the user that it switches to.
    pooler.user = await stat(join(fixture.folder, 'postgres'));
    pooler.folder = await mkdtemp(join(tmpdir(), 'partner-pooler-'));
    const { username, password } = pooler.target;
    await writeFile(pooler.configuration, pooler.#text());
    await writeFile(join(pooler.folder, 'users'), `"${username}" "${password}"\n`);
    for (const [name, path] of Object.entries(fixture.logins.certificates))
      await copyFile(path, join(pooler.folder, name));
    for (const name of ['.', ...(await readdir(pooler.folder))])
      await chown(join(pooler.folder, name), pooler.user.uid, pooler.user.gid);
    await pooler.begin();
    fixture.atEnd(() => pooler.stop());
    return pooler;
  }

  /** URL to connect to instead of the server's. */
  get url() {
    return Object.assign(new URL(this.target), { host: `127.0.0.1:${this.port}` }).href;
  }

  async begin() {
    const { command, env } = await debianProgram(['pgbouncer'], 'pgbouncer');
    const { uid, gid } = this.user;
    const as = process.getuid?.() === 0 ? { uid, gid } : {};
    this.child = spawn(command, ['-q', this.configuration], { env, ...as, stdio: ['ignore', 'ignore', 'inherit'] });
    await untilHeld(() => accepts(this.port), 10, 'PgBouncer accepts no connections');
  }

  get configuration() {
    return join(this.folder, 'pgbouncer.ini');
  }

  /** Kills it, and every connection through it. */
  async kill() {
    await endChild(this.child, 'SIGKILL');
  }

  async stop() {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  #text() {
    const { hostname, port } = this.target;
    return `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${this.port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(this.folder, 'users')}
client_tls_sslmode = require
client_tls_cert_file = ${join(this.folder, 'certificate')}
client_tls_key_file = ${join(this.folder, 'privateKey')}
server_tls_sslmode = verify-full
server_tls_ca_file = ${join(this.folder, 'ca')}
pool_mode = session
server_login_retry = 1
ignore_startup_parameters = options
max_client_conn = 200
default_pool_size = 100
`;
  }
}

const accepts = (port) =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.end());
  });
