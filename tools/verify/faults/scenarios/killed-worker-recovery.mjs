import { setTimeout as pause } from 'node:timers/promises';
import { Load } from '../../shared/load.mjs';
import { maxRecoverySeconds, percentile, until } from '../../shared/until.mjs';

const kills = 20;
const endpoints = 6;
/** Response time of each endpoint in milliseconds, so that workers always have running attempts. */
const hang = 150;
const perSecond = 40;

/** Deliveries held by workers whose sessions are gone. */
const heldByTheDead = `select d.subscription_id as subscription, d.event_id as event
  from webhook_deliveries d join workers w on w.id = d.worker_id and w.ended_at is null
  where d.state = 'pending' and d.lease_id is not null and not exists (select from pg_locks l
    where l.locktype = 'advisory' and l.classid = 7221 and l.objid = w.id::oid and l.objsubid = 2)`;

/**
 * Repeatedly kills one of two workers under load, and measures the time until each endpoint whose deliveries it held
 * gets the next attempt at one of them (E10).
 */
export async function killedWorkerRecovery(fixture, report) {
  const api = await fixture.start('api');
  const load = new Load(api, fixture.key);
  const location = await load.location();
  const receivers = [];
  for (let index = 0; index < endpoints; index++) receivers.push(await fixture.subscriber({ hang }));
  const workers = await Promise.all([fixture.start('worker'), fixture.start('worker')]);

  const recovery = [];
  const killing = async () => {
    for (let kill = 0; kill < kills; kill++) {
      await pause(500 + Math.random() * 1_000);
      const killedAt = Date.now();
      await workers[kill % 2].end('SIGKILL');
      const held = await fixture.query(heldByTheDead);
      const lookedAt = Date.now();
      const restarted = fixture.start('worker');
      recovery.push(...(await recoveries(receivers, held, killedAt, lookedAt)));
      workers[kill % 2] = await restarted;
    }
  };
  await load.steadily(location, perSecond, killing());

  const counts = await fixture.delivered(receivers);
  report.tell('events × endpoints', `${counts.events} × ${endpoints}`);
  report.tell('responses', load.answers);
  report.tell('recoveries measured, p50, s', `${recovery.length}, ${percentile(recovery, 0.5)}`);
  report.check('longest recovery, s', Math.max(...recovery), (value) => value <= maxRecoverySeconds);
  return { ...counts, kills, wrongAnswers: load.others(200, 201), recovery };
}

/** Returns seconds from the kill to the next attempt, for each endpoint whose deliveries the killed worker held. */
async function recoveries(receivers, held, killedAt, lookedAt) {
  const events = Map.groupBy(held, ({ subscription }) => subscription);
  const waiting = receivers.filter(({ subscription }) => events.has(subscription));
  // Attempts that were already under way when the worker died do not count.
  const next = (receiver) =>
    Math.min(
      ...events
        .get(receiver.subscription)
        .map(({ event }) => receiver.lastArrival.get(event) ?? 0)
        .filter((at) => at > lookedAt),
    );
  await until(() => waiting.every((receiver) => next(receiver) < Infinity), 60);
  return waiting.map((receiver) => (next(receiver) - killedAt) / 1_000);
}
