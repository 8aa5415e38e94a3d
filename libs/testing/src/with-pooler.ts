import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Program = (names: readonly string[], name: string) => Promise<{ command: string; env: NodeJS.ProcessEnv }>;

const tools = new URL('../../../tools/lib/debian-program.mjs', import.meta.url).href;

/**
 * Runs `work` with the address of a PgBouncer in front of a database. It accepts clients without TLS and connects to
 * PostgreSQL with TLS.
 * @param more further lines of its configuration.
 */
export async function withPooler<T>(
  database: string,
  { mode, more = '' }: { readonly mode: string; readonly more?: string },
  work: (url: string) => Promise<T>,
): Promise<T> {
  const login = Object.assign(new URL(database), { search: '' });
  const port = await freePort();
  const { hostname, port: to, username, password } = login;
  const folder = await mkdtemp(join(tmpdir(), 'partner-pgbouncer-'));
  await chmod(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${to} user=${username} password='${decodeURIComponent(password)}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
ignore_startup_parameters = options
server_tls_sslmode = require
${more}
`,
  );
  // It cannot run as root.
  const as = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const { debianProgram } = (await import(tools)) as { debianProgram: Program };
  const { command, env } = await debianProgram(['pgbouncer'], 'pgbouncer');
  const child = spawn(command, ['-q', file], { ...as, env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!(await accepts(port))) await new Promise((resolve) => setImmediate(resolve));
  try {
    return await work(Object.assign(login, { port: String(port) }).href);
  } finally {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true });
  }
}

/** Returns a port without a listener. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.end());
  });
