import { setTimeout as pause } from 'node:timers/promises';
import { TcpProxy, withServer } from '../../../../libs/testing/dist/index.js';
import { Load } from '../../shared/load.mjs';
import { onServer, startWithStandby } from '../../shared/standby.mjs';
import { until } from '../../shared/until.mjs';

const phaseMs = 3_000;

/**
 * Two API servers read on a standby that lags for a while, is down for a while, and comes back (R94). A state that one
 * of them has shown, the other one must show as well.
 */
export async function standbyReads(fixture, report) {
  const servers = await startWithStandby(fixture, `${fixture.folder}-standby`);
  // It is asynchronous: no commit waits for it, and the primary continues without it.
  await onServer(servers.primary, `alter system set synchronous_standby_names = ''`);
  await onServer(servers.primary, 'select pg_reload_conf()');
  const way = await TcpProxy.to(servers.standby);
  fixture.atEnd(() => way.cut());
  const readUrl = withServer(fixture.logins.serverUrl, way.url);
  return play(fixture, report, { way, readUrl, standby: servers.standby });
}

async function play(fixture, report, { way, readUrl, standby }) {
  const settings = { DATABASE_READ_URL: readUrl };
  const [one, other] = [await fixture.start('api', settings), await fixture.start('api', settings)];
  await fixture.start('worker');
  const [writer, reader] = [new Load(one, fixture.key), new Load(other, fixture.key)];
  let older = 0;
  // Reads the record of each event that arrives.
  const receiver = await fixture.subscriber({
    answer: async (response, { type, resourceId }) => {
      if (type === 'lead.created' && (await reader.call('GET', `leads/${resourceId}`))?.id !== resourceId) older++;
      response.end();
    },
  });
  const location = await writer.location();
  const talk = new Conversation(writer, reader, location);

  const served = async () => Number((await onServer(standby, answered))[0].n);
  const phase = async (name, servesExpected) => {
    await talk.on(1);
    // A connection certainly reports its counts when it ends.
    await onServer(standby, endConnections);
    await pause(1_500);
    const before = await served();
    const { pairs, older: shown } = await talk.on(phaseMs);
    // Counts are reported once a second.
    const { held } = await until(async () => (await served()) > before, servesExpected ? 10 : 3);
    report.tell(`${name}: writes, each read on the other server in four ways`, pairs);
    report.none(`${name}: responses older than a state already shown`, shown);
    report.check(`${name}: the standby responds`, held, (value) => value === servesExpected);
  };

  await phase('following', true);
  await onServer(standby, 'select pg_wal_replay_pause()');
  await phase('replay paused', false);
  await onServer(standby, 'select pg_wal_replay_resume()');
  await pause(500);
  await phase('following again', true);
  await way.cut();
  await phase('standby down', false);
  await way.restore();
  const back = await until(
    async () => (await talk.on(500)) && (await served()) > talk.servedBefore(await served()),
    60,
  );
  report.check('standby up again: it responds', back.held, Boolean);

  const counts = await fixture.delivered([receiver]);
  report.none('reads by receivers older than their event', older);
  report.tell('responses of the reading server', reader.answers);
  report.none('requests that failed', writer.others(201) + reader.others(200));
  report.tell('slowest read, ms', Math.round(reader.slowest));
  return { ...counts, wrongAnswers: talk.older + older + writer.malformed + reader.malformed };
}

const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name like 'partner api%'`;

/** Selects the number of scans of leads, which only requests cause there. */
const answered = `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as n from pg_stat_user_tables
  where relname = 'leads'`;

/** Changes data through one server and immediately reads it through the other. */
class Conversation {
  older = 0;
  cursor;
  #counts = [];

  constructor(writer, reader, location) {
    Object.assign(this, { writer, reader, location });
  }

  /** @returns the number of changes, and of responses that did not include theirs */
  async on(milliseconds) {
    const end = performance.now() + milliseconds;
    let [pairs, older] = [0, 0];
    for (; performance.now() < end; pairs++) {
      const { id } = await this.writer.call('POST', 'leads', {
        locationId: this.location,
        customer: { name: `Ann ${pairs}`, phone: '555 0100' },
      });
      // Each request differs from all before, so that no cache is used.
      const [item, list, feed, history] = await Promise.all([
        this.reader.call('GET', `leads/${id}`),
        this.reader.call('GET', `leads?limit=2&createdFrom=${past()}`),
        this.reader.call('GET', `events?limit=200${this.cursor ? `&cursor=${this.cursor}` : ''}`),
        this.reader.call('GET', `leads/${id}/status-history`),
      ]);
      this.cursor = feed?.nextCursor ?? this.cursor;
      older += [
        item?.id === id,
        list?.data.some((lead) => lead.id === id),
        feed?.data.some(({ resourceId }) => resourceId === id),
        history?.total === 1,
      ].filter((shown) => !shown).length;
    }
    this.older += older;
    return { pairs, older };
  }

  /** Returns the previous count, to see that it has grown. */
  servedBefore(now) {
    this.#counts.push(now);
    return this.#counts.at(-2) ?? now;
  }
}

let asked = 0;

/** Returns a different past time for each list. */
const past = () => new Date(Date.UTC(2020, 0, 1) + ++asked * 1_000).toISOString();
