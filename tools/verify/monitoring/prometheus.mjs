import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import yaml from 'yaml';
import { debianProgram } from '../../lib/debian-program.mjs';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { responds, untilHeld } from '../shared/until.mjs';
import { endChild } from '../../lib/kill.mjs';

const timed = new Set(['reads_fast', 'writes_fast', 'deliveries_prompt', 'feed_fresh']);

/** A Prometheus that scrapes processes, with the alert rules of docker/monitoring. */
export class Prometheus {
  /** @param targets `{ job: host:port }` of the admin addresses */
  static async start(folder, targets) {
    const prometheus = new Prometheus();
    const port = await freePort();
    prometheus.url = `http://127.0.0.1:${port}`;
    const file = join(folder, 'prometheus.yaml');
    await writeFile(file, configuration(targets));
    const { command, env } = await debianProgram(['prometheus'], 'prometheus');
    const words = [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, `prometheus-${port}`)}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ];
    prometheus.child = spawn(command, words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    await untilHeld(() => responds(`${prometheus.url}/-/ready`), 30, 'Prometheus did not start');
    return prometheus;
  }

  /** Returns the current series of a query. @throws Failure if Prometheus rejects it */
  async query(text) {
    const { data, error } = await this.#get(`query?query=${encodeURIComponent(text)}`);
    if (error) throw new Failure(`Prometheus rejects ${text}: ${error}`);
    return data.result;
  }

  /** Returns the names of all scraped metrics. */
  async names() {
    return new Set((await this.#get('label/__name__/values')).data);
  }

  /** Returns the firing alerts, except alerts of objectives about time, which a busy machine misses without a fault. */
  async firing() {
    const alerts = (await this.rules()).flatMap(({ alerts: each = [] }) => each);
    return alerts.filter(({ state, labels }) => state === 'firing' && !timed.has(labels.slo));
  }

  /** Returns the rules with their state of health. */
  async rules() {
    return (await this.#get('rules')).data.groups.flatMap(({ rules }) => rules);
  }

  async stop() {
    await endChild(this.child);
  }

  async #get(path) {
    return (await fetch(`${this.url}/api/v1/${path}`)).json();
  }
}

const monitoring = join(root, 'docker', 'monitoring');

const configuration = (targets) =>
  yaml.stringify({
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: ['alerts.yaml', 'slos.yaml'].map((file) => join(monitoring, file)),
    scrape_configs: Object.entries(targets).map(([job, target]) => ({
      job_name: job,
      static_configs: [{ targets: [target] }],
    })),
  });
