import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, stat, writeFile } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { debianProgram } from '../lib/debian-program.mjs';
import { until } from './until.mjs';

/** PgBouncer before a server of PostgreSQL, set up as `docs/operations.md` says. */
export class Pooler {
  /** @param folder which the user of the server may pass through. @param url of the server. */
  static async start(folder, url) {
    const pooler = new Pooler();
    pooler.target = new URL(url);
    pooler.port = await freePort();
    pooler.configuration = join(folder, 'pooler', 'pgbouncer.ini');
    // It refuses to run as root, and reads its file as the user that it becomes.
    pooler.user = await stat(join(folder, 'postgres'));
    await mkdir(join(folder, 'pooler'), { recursive: true });
    await writeFile(pooler.configuration, pooler.#text(folder));
    for (const path of [join(folder, 'pooler'), pooler.configuration]) {
      await chown(path, pooler.user.uid, pooler.user.gid);
    }
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
    await until(() => accepts(this.port), 10);
  }

  /** Ends it, and every connection through it. */
  async kill() {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  #text(folder) {
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
logfile = ${join(folder, 'pooler', 'pgbouncer.log')}
`;
  }
}

const accepts = (port) =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.end());
  });

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
