import { setTimeout as pause } from 'node:timers/promises';
import type { Migration } from '@mikro-orm/migrations';

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

/**
 * Milliseconds that a migration, or what follows it, waits for a lock. Whoever comes after it waits behind it, so that
 * it gives way and comes again instead.
 */
export const lockTimeoutMs = 200;

/** For how long it comes again, in milliseconds, and how often it does so. */
const patienceMs = 600_000;
const longestPauseMs = 2_000;

/** A migration that gives up where it has to wait for a lock; one that is no transaction keeps nobody waiting. */
export const yielding = (Applied: MigrationClass): MigrationClass =>
  class extends Applied {
    override up(): void | Promise<void> {
      if (this.isTransactional()) this.addSql(`set local lock_timeout = '${lockTimeoutMs}ms'`);
      return (Applied.prototype as Migration).up.call(this);
    }
  };

/**
 * Does `work` again while a lock is not to be had: with pauses in which those who waited behind it go on.
 * @throws Error what held it up, when that lasts for ten minutes.
 */
export async function untilLocked<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() - begun > patienceMs) throw error;
      await pause(Math.min(longestPauseMs, 100 * attempt));
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === '55P03' || (cause !== undefined && cause !== error && isLockTimeout(cause));
}
