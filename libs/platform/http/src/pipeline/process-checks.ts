import type { INestApplicationContext } from '@nestjs/common';
import { ChangeChannel, CrossCompanyDatabase, Database } from '@partner/postgres';
import { Contexts, pendingMigrations } from '@partner/schema';
import type { KeyAdmission } from '@partner/unit-of-work';
import type { ReadinessCheck, Settings } from '@partner/runtime';
import sql from 'sql-template-tag';
import { RedisConnection } from '../redis/redis-connection.js';

export function processChecks(
  app: INestApplicationContext,
  { redisUrl }: Pick<Settings, 'redisUrl'>,
  admission: KeyAdmission,
): ReadinessCheck[] {
  // Without Redis, caches and limits are per process, and deliveries resume when it is back (E5).
  const redis = (): ReadinessCheck => {
    // A Redis that is full, read-only or a cluster responds, but refuses writes.
    const connection = app.get(RedisConnection);
    const attempt = (): Promise<unknown> =>
      connection.run((client) => client.set(connection.key('ready'), '', 'EX', 1));
    return { name: 'redis', optional: true, within: 1_000, attempt };
  };
  return [
    // Does not use the pool of requests, because a busy server would then appear to have no database.
    { name: 'database', attempt: () => app.get(CrossCompanyDatabase).query(sql`select 1`, 'outside') },
    migrationsApplied(() => pendingMigrations(app.get(Database), app.get(Contexts))),
    // `PARTNER_SECRET` is the key of the encrypted secrets in the database (R87).
    conditionCheck('secret', () => admission.isAdmitted, 'the database has not admitted the key yet'),
    // Without the connection that receives changes of other processes, cached responses could be stale (W13, A2).
    conditionCheck('listener', () => app.get(ChangeChannel).isListening, 'not connected'),
    ...(redisUrl ? [redis()] : []),
  ];
}

/** Passes once every migration of this release is applied, and does not query again after that. */
export function migrationsApplied(pending: () => Promise<readonly string[]>): ReadinessCheck {
  let applied = false;
  const attempt = async (): Promise<void> => {
    if (applied) return;
    const names = await pending();
    if (names.length > 0) throw new Error(`migrations not applied: ${names.join(', ')}`);
    applied = true;
  };
  return { name: 'migrations', attempt };
}

export const conditionCheck = (name: string, holds: () => boolean, otherwise: string): ReadinessCheck => ({
  name,
  attempt: async () => {
    if (!holds()) throw new Error(otherwise);
  },
});
