import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const busy = 5;

/**
 * Runs `action` while no other process, and no other call in this process, holds the same lock file. Its folder must
 * exist. The lock is one of the operating system, held through SQLite. It is released whenever its holder ends, so no
 * stale lock can exist.
 * @throws Error when the lock is not free within `timeoutMs` milliseconds.
 */
export async function exclusively<Result>(
  path: string,
  action: () => Promise<Result>,
  timeoutMs = 900_000,
): Promise<Result> {
  const lock = new DatabaseSync(path);
  try {
    const deadline = Date.now() + timeoutMs;
    while (!tryLock(lock)) {
      if (Date.now() > deadline) throw new Error(`timeout: another process holds the lock ${path} for too long`);
      await pause(50);
    }
    return await action();
  } finally {
    lock.close();
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) return false;
    throw error;
  }
}
