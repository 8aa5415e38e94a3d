import { Failure } from '../../lib/failure.mjs';
import { until } from '../faults/until.mjs';

/** Maximum seconds until an alert fires. */
const mostSeconds = 180;
/** Maximum seconds until alerts stop after the end of a fault, including scrapes and evaluations. */
const mostSecondsToResolve = 120;

/** Faults that stop the only worker, with the alerts that must fire. */
const faults = [
  {
    title: 'the only worker hangs (`SIGSTOP`)',
    alerts: ['PartnerProcessDown', 'PartnerNoWorker', 'PartnerDeliveriesStalled'],
    begin: ({ worker }) => worker.child.kill('SIGSTOP'),
    end: ({ worker }) => worker.child.kill('SIGCONT'),
  },
  {
    title: 'its login loses `partner_cross_company`, and its connections are ended',
    alerts: ['PartnerNotReady', 'PartnerNoWorker', 'PartnerDeliveriesStalled'],
    begin: async ({ fixture }) => {
      await fixture.query('revoke partner_cross_company from partner_login');
      await fixture.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'partner worker%'`,
      );
    },
    end: ({ fixture }) => fixture.query('grant partner_cross_company to partner_login'),
  },
];

/**
 * Causes each fault while partners write, and waits until Prometheus fires all of its alerts.
 * @returns a row for each: fault, alert, seconds from the fault to the alert
 * @throws Failure if an alert fires too late, or continues after the end of the fault
 */
export async function secondsToAlerts(fixture, worker, prometheus) {
  const rows = [];
  for (const { title, alerts, begin, end } of faults) {
    await resolved(prometheus);
    process.stdout.write(`${title} …\n`);
    await begin({ fixture, worker });
    const begun = performance.now();
    const seconds = new Map();
    const { held } = await until(async () => {
      for (const name of await firing(prometheus))
        if (!seconds.has(name)) seconds.set(name, Math.round((performance.now() - begun) / 1_000));
      return alerts.every((name) => seconds.has(name));
    }, mostSeconds);
    await end({ fixture, worker });
    for (const name of alerts) {
      rows.push([title, `\`${name}\``, seconds.get(name)]);
      process.stdout.write(`  ${name}: ${seconds.get(name) ?? 'never'}\n`);
    }
    if (!held) throw new Failure(`not every alert fired within ${mostSeconds} s`);
  }
  await resolved(prometheus);
  return rows;
}

/** Resolves when no alert fires and every process has been scraped, since a target that was never up is not missed. */
async function resolved(prometheus) {
  const { held } = await until(
    async () => (await firing(prometheus)).length === 0 && (await prometheus.query('min(up) == 1')).length > 0,
    mostSecondsToResolve,
  );
  if (!held) throw new Failure(`processes do not respond, or alerts fire without a fault: ${await firing(prometheus)}`);
}

async function firing(prometheus) {
  const rules = await prometheus.rules();
  return rules.filter(({ alerts }) => alerts.some(({ state }) => state === 'firing')).map(({ name }) => name);
}
