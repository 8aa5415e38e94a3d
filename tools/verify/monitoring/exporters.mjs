import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { debianProgram } from '../../lib/debian-program.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { Daemon } from './daemon.mjs';

const program = (kind) => debianProgram([`prometheus-${kind}-exporter`], `prometheus-${kind}-exporter`);

/** Starts Debian's exporters. @param primary URL of the superuser */
export async function startExporters(folder, primary) {
  const addresses = { postgres: await address(), node: await address(), blackbox: await address() };
  const listen = (job) => `--web.listen-address=${addresses[job]}`;
  const metrics = (job) => `http://${addresses[job]}/metrics`;
  const dsn = { DATA_SOURCE_NAME: `${primary}?sslmode=disable` };
  const modules = join(folder, 'blackbox.yaml');
  // The certificates of this run are of its own authority.
  const http = { prober: 'http', http: { tls_config: { insecure_skip_verify: true } } };
  await writeFile(modules, JSON.stringify({ modules: { http_2xx: http } }));
  const daemons = [
    await Daemon.start(await program('postgres'), [listen('postgres')], metrics('postgres'), dsn),
    await Daemon.start(await program('node'), [listen('node')], metrics('node')),
    await Daemon.start(
      await program('blackbox'),
      [listen('blackbox'), `--config.file=${modules}`],
      metrics('blackbox'),
    ),
  ];
  return { addresses, stop: () => Promise.all(daemons.map((daemon) => daemon.stop())) };
}

const address = async () => `127.0.0.1:${await freePort()}`;
