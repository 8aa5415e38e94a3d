import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import yaml from 'yaml';
import { debianProgram } from '../../lib/debian-program.mjs';
import { root } from '../../lib/root.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { Daemon } from './daemon.mjs';

/** Returns the names of an alert: its own, and with the job that it is about. */
export const namesOf = ({ alertname, job }) => [alertname, ...(job ? [`${alertname} of ${job}`] : [])];

/** An Alertmanager with the configuration of docker/monitoring, and the pager that it calls. */
export class Alertmanager {
  /** Name of an alert → times of its last message and of its start, by `performance.now()`. */
  messages = new Map();

  static async start(folder) {
    const alertmanager = new Alertmanager();
    await alertmanager.#listen();
    const configuration = yaml.parse(await readFile(join(root, 'docker', 'monitoring', 'alertmanager.yaml'), 'utf8'));
    configuration.receivers[0].webhook_configs[0].url = alertmanager.pagerUrl;
    await mkdir(join(folder, 'alertmanager'));
    const file = join(folder, 'alertmanager.yaml');
    await writeFile(file, yaml.stringify(configuration));
    const program = await debianProgram(['prometheus-alertmanager', 'alertmanager'], 'prometheus-alertmanager');
    alertmanager.target = `127.0.0.1:${await freePort()}`;
    const words = [`--config.file=${file}`, `--storage.path=${join(folder, 'alertmanager')}`];
    words.push(`--web.listen-address=${alertmanager.target}`, '--cluster.listen-address=', '--log.level=error');
    alertmanager.daemon = await Daemon.start(program, words, `http://${alertmanager.target}/-/ready`);
    return alertmanager;
  }

  async stop() {
    await this.daemon?.stop();
    this.server.closeAllConnections();
    this.server.close();
  }

  async #listen() {
    this.server = createServer((request, response) => {
      const chunks = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        const { alerts } = JSON.parse(Buffer.concat(chunks).toString());
        for (const { status, labels, startsAt } of alerts) {
          const times = { at: performance.now(), start: Date.parse(startsAt) - performance.timeOrigin };
          if (status === 'firing') for (const name of namesOf(labels)) this.messages.set(name, times);
        }
        response.end();
      });
    }).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.pagerUrl = `http://127.0.0.1:${this.server.address().port}/`;
  }
}
