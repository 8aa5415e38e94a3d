import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../../lib/failure.mjs';
import { until } from '../shared/until.mjs';
import * as database from './faults/database.mjs';
import * as processes from './faults/processes.mjs';
import * as webhooks from './faults/webhooks.mjs';
import { namesOf } from './alertmanager.mjs';
import { Page } from './page.mjs';

/** Maximum seconds from a fault to the message of the alert. */
const mostSeconds = 180;
/** Maximum seconds from a message to the end of the alert, while the page is followed. */
const mostSecondsToEnd = 600;

/** Faults that are made together, one after the other, because none hides another. */
const groups = [
  [
    processes.portalDead,
    processes.certificateExpires,
    database.standbyStops,
    database.partitionMissing,
    database.archivingFails,
    database.diskFull,
    webhooks.endpointFails,
    webhooks.mailRefused,
    webhooks.endpointHangs,
    processes.sweepStops,
    database.connectionsLeft,
    // The last one, because no lead can be created from then on.
    database.errors,
  ],
  [processes.redisDown, database.listenerLost],
  [processes.rolesLost, processes.apiDead],
  [processes.workerHangs],
  [database.transactionBlocks],
];

/**
 * Makes each fault while partners write, waits for the message of its alerts, follows its runbook, and waits until the
 * alerts end.
 * @returns rows of fault, alert, seconds to the message, runbook, and minutes from the message to the end; and the
 *   failures: late messages, commands of a runbook that failed, alerts that did not end
 */
export async function alertTimes(deployment, alertmanager, only) {
  const rows = [];
  const failures = [];
  for (const group of groups) {
    const chosen = group.filter(({ page }) => only === undefined || only.includes(page));
    if (chosen.length === 0) continue;
    await quiet(deployment);
    const trials = [];
    for (const fault of chosen) {
      const trial = new Trial(deployment, alertmanager, fault);
      await trial.begin();
      trials.push(trial.end());
    }
    for (const { value, reason } of await Promise.allSettled(trials)) {
      if (value) rows.push(...value);
      if (!reason) continue;
      tell(reason.message);
      failures.push(reason);
    }
  }
  return { rows, failures };
}

/** One fault, from its beginning to the end of its alerts. */
class Trial {
  constructor(deployment, alertmanager, fault) {
    Object.assign(this, { deployment, alertmanager, fault });
  }

  async begin() {
    tell(`${this.fault.title} …`);
    this.begun = performance.now();
    await this.fault.begin(this.deployment);
  }

  /** Waits for the messages, follows the page, and waits until the alerts end. @returns the rows of the fault */
  async end() {
    const { deployment, fault } = this;
    const { title, page, cured, variables } = fault;
    const seconds = await this.#secondsToMessages();
    const noticed = performance.now();
    await cured?.(deployment);
    await (await Page.read(page)).follow({ ...deployment.environment, ...variables?.(deployment) });
    tell(`  ${page} was followed`);
    await this.#untilQuiet();
    const minutes = ((performance.now() - noticed) / 60_000).toFixed(1);
    tell(`  ${page}: the end after ${minutes} minutes`);
    return [...seconds].map(([alert, each]) => [
      title,
      `\`${alert}\``,
      each,
      `[${page}](runbooks/${page}.md)`,
      minutes,
    ]);
  }

  async #secondsToMessages() {
    const { begun } = this;
    const seconds = new Map();
    const { held } = await until(() => {
      for (const alert of this.fault.alerts) {
        const { at, start } = this.alertmanager.messages.get(alert) ?? {};
        // A message about an earlier fault may arrive a minute late, after its alert has ended.
        if (seconds.has(alert) || at === undefined || start < begun) continue;
        seconds.set(alert, Math.round((at - begun) / 1_000));
        tell(`  ${alert}: ${seconds.get(alert)} s`);
      }
      return seconds.size === this.fault.alerts.length;
    }, mostSeconds);
    if (!held)
      throw new Failure(`${this.fault.title}: of ${this.fault.alerts} only ${[...seconds.keys()]} fired in time`);
    return seconds;
  }

  async #untilQuiet() {
    const { alerts, page } = this.fault;
    const { held } = await until(async () => {
      const now = await firing(this.deployment);
      await pause(2_000);
      return !alerts.some((alert) => now.includes(alert));
    }, mostSecondsToEnd);
    if (!held) throw new Failure(`${alerts} do not end after docs/runbooks/${page}.md`);
  }
}

const tell = (line) => process.stdout.write(`${line}\n`);

/** Number of scraped addresses: three processes and three exporters. */
const targets = 6;

/** Waits until all of them have been scraped, because a counter has to be seen before it grows, and no alert fires. */
async function quiet(deployment) {
  // The windows of this one are too long to wait for.
  const others = async () => (await firing(deployment)).filter((alert) => alert !== 'PartnerBudgetBurns');
  const { held } = await until(async () => {
    const up = await deployment.prometheus.query(`count(up == 1) == ${targets}`);
    return up.length > 0 && (await others()).length === 0;
  }, mostSecondsToEnd);
  if (!held) throw new Failure(`alerts fire without a fault: ${await others()}`);
}

/** Returns the names of firing alerts, those of one process also as `alert of job`. */
async function firing({ prometheus }) {
  return (await prometheus.firing()).flatMap(({ labels }) => namesOf(labels));
}
