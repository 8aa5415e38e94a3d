import { apiServersKilled } from './api-servers-killed.mjs';
import { alternatingReaders } from './alternating-readers.mjs';
import { databaseRestart, endedSessions } from './database-restart.mjs';
import { failover } from './failover.mjs';
import { forbiddenAddresses } from './forbidden-addresses.mjs';
import { hostileBodies } from './hostile-bodies.mjs';
import { killedListeners } from './killed-listeners.mjs';
import { killedWorkerRecovery } from './killed-worker-recovery.mjs';
import { killedWorkers } from './killed-workers.mjs';
import { latency } from './latency.mjs';
import { manyFilters } from './many-filters.mjs';
import { pooler } from './pooler.mjs';
import { payments } from './payments.mjs';
import { redisAway } from './redis-away.mjs';
import { rollingRestart } from './rolling-restart.mjs';
import { standbyReads } from './standby-reads.mjs';
import { slowEndpoint } from './slow-endpoint.mjs';
import { unknownKeys } from './unknown-keys.mjs';

/** By the name that picks them on the command line; some are played on both back ends of the queues. */
export const scenarios = {
  latency: [{ title: 'commit to receiver on an idle machine', play: latency }],
  'killed-workers': [
    { title: 'workers killed, queues on PostgreSQL', play: killedWorkers },
    { title: 'workers killed and Redis emptied, queues on Redis', play: killedWorkers, redis: true },
  ],
  'killed-worker-recovery': [
    { title: 'kill to next attempt, queues on PostgreSQL', play: killedWorkerRecovery },
    { title: 'kill to next attempt, queues on Redis', play: killedWorkerRecovery, redis: true },
  ],
  'killed-listeners': [{ title: '`partner listen` and a follower of the SDK killed', play: killedListeners }],
  'redis-away': [{ title: 'Redis away for 30 s', play: redisAway, redis: true }],
  'database-restart': [{ title: 'PostgreSQL restarted', play: databaseRestart }],
  'ended-sessions': [{ title: 'every session ended by `pg_terminate_backend`', play: endedSessions }],
  failover: [{ title: 'the primary killed, its standby promoted', play: failover }],
  standby: [{ title: 'reads on a standby that is behind, and away', play: standbyReads }],
  'alternating-readers': [
    { title: 'readers of the primary and of a standby, the synchronous one paused', play: alternatingReaders },
  ],
  pooler: [{ title: 'PgBouncer between, killed under load', play: pooler }],
  'rolling-restart': [
    { title: 'two APIs behind HAProxy restarted in turn', play: rollingRestart },
    { title: 'two APIs behind HAProxy killed', play: apiServersKilled },
  ],
  'hostile-bodies': [{ title: 'costly bodies of another company', play: hostileBodies }],
  'unknown-keys': [{ title: 'API keys that stand for nobody', play: unknownKeys }],
  'many-filters': [{ title: 'a list asked for with 20,000 different filters', play: manyFilters }],
  payments: [{ title: 'payments, the API and the worker killed, Stripe at fault', play: payments }],
  'slow-endpoint': [{ title: 'an endpoint that hangs among 20 healthy ones', play: slowEndpoint }],
  'forbidden-addresses': [
    { title: 'addresses that are not public, in production', play: forbiddenAddresses, production: true },
  ],
};

/** Those about PostgreSQL itself, which are played on the oldest version, too. */
export const onOtherVersions = ['killed-worker-recovery', 'database-restart', 'ended-sessions', 'failover', 'pooler'];
