import type { INestApplicationContext } from '@nestjs/common';
import { ChangeChannel, CrossCompanyDatabase, Database } from '@partner/postgres';
import { Contexts, pendingMigrations } from '@partner/schema';
import type { KeyAdmission } from '@partner/unit-of-work';
import type { ReadinessCheck, Settings } from '@partner/runtime';
import sql from 'sql-template-tag';
import { RedisConnections } from '../redis/redis-connections.js';

/** The checks of readiness that every process on the database makes. */
export function processChecks(
  app: INestApplicationContext,
  { redisUrl, redisCacheUrl = redisUrl }: Pick<Settings, 'redisUrl' | 'redisCacheUrl'>,
  admission: KeyAdmission,
): ReadinessCheck[] {
  // Everything goes on without Redis: cached lists and limits per process, deliveries when it is back (E5).
  const redis = (name: 'redis' | 'redis-cache', url: string): ReadinessCheck => {
    const attempt = (): Promise<unknown> =>
      app
        .get(RedisConnections)
        .to(url)
        .run((client) => client.ping());
    return { name, optional: true, within: 1_000, attempt };
  };
  return [
    // Not by the pool of requests: a server that has much to do would look like one whose database is away.
    { name: 'database', attempt: () => app.get(CrossCompanyDatabase).outside(sql`select 1`) },
    migrationsApplied(() => pendingMigrations(app.get(Database), app.get(Contexts))),
    // `PARTNER_SECRET` is the key that the secrets of the database are encrypted under (R87).
    holding('secret', () => admission.isAdmitted, 'the database has not admitted the key yet'),
    // Without the connection that hears of changes made elsewhere, cached answers could be stale (W13, A2).
    holding('listener', () => app.get(ChangeChannel).isListening, 'not connected'),
    ...(redisUrl ? [redis('redis', redisUrl)] : []),
    ...(redisCacheUrl && redisCacheUrl !== redisUrl ? [redis('redis-cache', redisCacheUrl)] : []),
  ];
}

/** Passes once the database has every migration that this code has, and asks no more then. */
export function migrationsApplied(pending: () => Promise<readonly string[]>): ReadinessCheck {
  let applied = false;
  const attempt = async (): Promise<void> => {
    if (applied) return;
    const names = await pending();
    if (names.length > 0) throw new Error(`not applied: ${names.join(', ')}`);
    applied = true;
  };
  return { name: 'migrations', attempt };
}

/** Passes while something holds. */
export const holding = (name: string, holds: () => boolean, otherwise: string): ReadinessCheck => ({
  name,
  attempt: async () => {
    if (!holds()) throw new Error(otherwise);
  },
});
