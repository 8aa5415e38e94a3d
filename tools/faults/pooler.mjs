import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianProgram } from '../lib/debian-program.mjs';
import { Failure } from '../lib/failure.mjs';
import { freePort } from './free-port.mjs';
import { until } from './until.mjs';

/** PgBouncer before a server of PostgreSQL, set up as `docs/operations.md` says. */
export class Pooler {
  /** @param folder of the embedded server, whose user it becomes. @param url of the server. */
  static async start(folder, url) {
    const pooler = new Pooler();
    pooler.target = new URL(url);
    pooler.port = await freePort();
    // It refuses to run as root, and reads its file as the user that it becomes.
    pooler.user = await stat(join(folder, 'postgres'));
    pooler.folder = await mkdtemp(join(tmpdir(), 'partner-pooler-'));
    await writeFile(pooler.configuration, pooler.#text());
    for (const path of [pooler.folder, pooler.configuration]) await chown(path, pooler.user.uid, pooler.user.gid);
    await pooler.begin();
    return pooler;
  }

  /** Where to connect instead of to the server. */
  get url() {
    const here = new URL(this.target);
    here.hostname = '127.0.0.1';
    here.port = String(this.port);
    return here.href;
  }

  async begin() {
    const { command, env } = await debianProgram(['pgbouncer'], 'pgbouncer');
    const { uid, gid } = this.user;
    const as = process.getuid?.() === 0 ? { uid, gid } : {};
    this.child = spawn(command, ['-q', this.configuration], { env, ...as, stdio: ['ignore', 'ignore', 'inherit'] });
    const { held } = await until(() => accepts(this.port), 10);
    if (!held) throw new Failure('PgBouncer takes no connections');
  }

  get configuration() {
    return join(this.folder, 'pgbouncer.ini');
  }

  /** Ends it, and every connection through it. */
  async kill() {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  async stop() {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  #text() {
    const { hostname, port, username, password } = this.target;
    return `[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${this.port}
unix_socket_dir =
auth_type = any
pool_mode = session
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
