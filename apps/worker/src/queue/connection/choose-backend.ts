import { createRedisBackend, type BackendFactory, type IQueueBackend } from 'bullmq';

import { ResilientPostgresBackend } from './resilient-postgres-backend.js';
import { ResilientPostgresConnection } from './resilient-postgres-connection.js';
import { isPostgres, type QueueConnection } from './queue-connection.js';

/**
 * Opens the back end for the given connection. Passed to each queue and worker instead of being set as BullMQ's
 * process-wide default, so that one process can use both, as the contract suite does.
 */
export const chooseBackend: BackendFactory<IQueueBackend, QueueConnection> = (name, options, use) => {
  const { connection } = options;
  if (!isPostgres(connection)) return createRedisBackend(name, { ...options, connection }, use);
  return new ResilientPostgresBackend(
    new ResilientPostgresConnection(connection),
    name,
    { ...options, connection },
    true,
    use?.withBlockingConnection ? name : undefined,
  );
};
