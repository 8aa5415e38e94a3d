import { programs } from '../patroni/member.mjs';
import { apiServersKilled } from './api-servers-killed.mjs';
import { databaseRestart, endedSessions, killedPooler } from './database-restart.mjs';
import { failover } from './failover.mjs';
import { hostileBodies } from './hostile-bodies.mjs';
import { killedListeners } from './killed-listeners.mjs';
import { killedWorkerRecovery } from './killed-worker-recovery.mjs';
import { killedWorkers } from './killed-workers.mjs';
import { patroni } from './patroni.mjs';
import { move } from './move.mjs';
import { ordered } from './ordered.mjs';
import { payments } from './payments.mjs';
import { redisAway } from './redis-away.mjs';
import { rollingRestart } from './rolling-restart.mjs';
import { split } from './split.mjs';
import { standbyReads } from './standby-reads.mjs';
import { slowEndpoint } from './slow-endpoint.mjs';

/** Scenarios by the name that selects them on the command line. */
export const scenarios = {
  'killed-workers': [
    { title: 'workers killed', play: killedWorkers },
    { title: 'workers killed and Redis emptied', play: killedWorkers, redis: true },
  ],
  'killed-worker-recovery': [{ title: 'kill to next attempt', play: killedWorkerRecovery }],
  'killed-listeners': [{ title: '`partner listen` and a follower of the SDK killed', play: killedListeners }],
  ordered: [{ title: 'events of a record in order, workers killed, the endpoint failing', play: ordered }],
  'redis-away': [{ title: 'Redis away for 30 s', play: redisAway, redis: true }],
  'database-restart': [{ title: 'PostgreSQL restarted', play: databaseRestart }],
  'ended-sessions': [{ title: 'every session ended by `pg_terminate_backend`', play: endedSessions }],
  failover: [{ title: 'the primary killed, its standby promoted', play: failover }],
  standby: [{ title: 'reads on a standby that lags or is down', play: standbyReads }],
  pooler: [{ title: 'PgBouncer killed under load', play: killedPooler }],
  patroni: [{ title: 'the primary of Patroni killed, paused and disconnected', play: patroni, programs }],
  'rolling-restart': [
    { title: 'two APIs behind HAProxy restarted in turn', play: rollingRestart },
    { title: 'two APIs behind HAProxy killed', play: apiServersKilled },
  ],
  move: [{ title: 'companies moved between cells, the command killed after each step', play: move }],
  split: [{ title: 'a cell split by the promotion of a standby, under load', play: split }],
  'hostile-bodies': [{ title: 'expensive bodies of another company', play: hostileBodies }],
  payments: [{ title: 'payments, with the API and the worker killed and Stripe failing', play: payments }],
  'slow-endpoint': [{ title: 'an endpoint that hangs among 20 healthy ones', play: slowEndpoint }],
};
