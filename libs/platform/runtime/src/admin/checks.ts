import type { ReadinessCheck } from './readiness.js';

/** The database answers. */
export const databaseAnswers = (ask: () => Promise<unknown>): ReadinessCheck => ({ name: 'database', attempt: ask });

/** The database has every migration that this code has; asked until it is so, and not again. */
export const migrationsApplied = (pending: () => Promise<readonly string[]>): ReadinessCheck => {
  let applied = false;
  const attempt = async (): Promise<void> => {
    if (applied) return;
    const names = await pending();
    if (names.length > 0) throw new Error(`not applied: ${names.join(', ')}`);
    applied = true;
  };
  return { name: 'migrations', attempt };
};

/** `PARTNER_SECRET` is the key that the secrets of the database are encrypted under (R87). */
export const keyAdmitted = (admitted: () => boolean): ReadinessCheck => ({
  name: 'secret',
  attempt: async () => {
    if (!admitted()) throw new Error('the database has not admitted the key yet');
  },
});

/**
 * Redis answers. Everything goes on without it: cached lists and limits per process, deliveries when it is back (E5).
 */
export const redisAnswers = (name: 'redis' | 'redis-cache', ask: () => Promise<unknown>): ReadinessCheck => ({
  name,
  optional: true,
  within: 1_000,
  attempt: ask,
});

/** The connection that hears of changes made elsewhere is up; without it cached answers could be stale (W13, A2). */
export const listenerConnected = (connected: () => boolean): ReadinessCheck => ({
  name: 'listener',
  attempt: async () => {
    if (!connected()) throw new Error('not connected');
  },
});

/** The session that says to other workers that this one lives is up; without it nothing may be claimed (E10). */
export const sessionHeld = (held: () => boolean): ReadinessCheck => ({
  name: 'session',
  attempt: async () => {
    if (!held()) throw new Error('not held');
  },
});
