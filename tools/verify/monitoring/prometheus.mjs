import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import yaml from 'yaml';
import { debianProgram } from '../../lib/debian-program.mjs';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';
import { freePort } from '../faults/free-port.mjs';
import { until } from '../faults/until.mjs';

/** A Prometheus that scrapes processes, with the alert rules of docker/monitoring. */
export class Prometheus {
  /**
   * @param targets `{ job: host:port }` of the admin addresses.
   * @param global how often it scrapes and evaluates, in the words of its configuration; every second unless given.
   */
  static async start(folder, targets, global = { scrape_interval: '1s', evaluation_interval: '1s' }) {
    const prometheus = new Prometheus();
    const port = await freePort();
    prometheus.url = `http://127.0.0.1:${port}`;
    const file = join(folder, 'prometheus.yaml');
    await writeFile(file, configuration(targets, global));
    const { command, env } = await debianProgram(['prometheus'], 'prometheus');
    const words = [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, `prometheus-${port}`)}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ];
    prometheus.child = spawn(command, words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const { held } = await until(() => prometheus.#isReady(), 30);
    if (!held) throw new Failure('Prometheus does not start');
    return prometheus;
  }

  /** The series that a query gives now. @throws Failure when Prometheus refuses it. */
  async query(text) {
    const { data, error } = await this.#get(`query?query=${encodeURIComponent(text)}`);
    if (error) throw new Failure(`Prometheus refuses ${text}: ${error}`);
    return data.result;
  }

  /** The series that a query gives over the last seconds, one value for each second. @throws Failure likewise. */
  async range(text, seconds) {
    const end = Math.floor(Date.now() / 1_000);
    const words = new URLSearchParams({ query: text, start: end - seconds, end, step: 1 });
    const { data, error } = await this.#get(`query_range?${words}`);
    if (error) throw new Failure(`Prometheus refuses ${text}: ${error}`);
    return data.result;
  }

  /** The names of everything that was scraped. */
  async names() {
    return new Set((await this.#get('label/__name__/values')).data);
  }

  /** The alert rules with their state of health. */
  async rules() {
    return (await this.#get('rules')).data.groups.flatMap(({ rules }) => rules);
  }

  async stop() {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }

  async #get(path) {
    return (await fetch(`${this.url}/api/v1/${path}`)).json();
  }

  #isReady() {
    return fetch(`${this.url}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

const configuration = (targets, global) =>
  yaml.stringify({
    global,
    rule_files: [join(root, 'docker', 'monitoring', 'alerts.yaml')],
    scrape_configs: Object.entries(targets).map(([job, target]) => ({
      job_name: job,
      static_configs: [{ targets: [target] }],
    })),
  });
