import { describe, expect, it } from '@jest/globals';
import { WorkScope } from './work-scope.js';

/** Waits until the clock has gone on. */
const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the time that a request spends in the database (§1.6)', () => {
  for (const [name, wait] of [
    ['of its own', (scope: WorkScope, run: () => Promise<void>) => scope.track({ cancel: async () => undefined }, run)],
    ['that others wait for as well', (scope: WorkScope, run: () => Promise<void>) => scope.waitFor(run)],
  ] as const) {
    it(`has that of a statement ${name}, while it is under way and afterwards`, async () => {
      const scope = new WorkScope();
      let end: () => void = () => undefined;
      const statement = wait(scope, () => new Promise((resolve) => (end = resolve)));
      while (scope.databaseMilliseconds === 0) await tick();
      const spent = scope.databaseMilliseconds;
      end();
      await statement;
      expect(scope.databaseMilliseconds).toBeGreaterThanOrEqual(spent);
      const finished = scope.databaseMilliseconds;
      await tick();
      expect(scope.databaseMilliseconds).toBe(finished);
    });
  }

  it('has each of several statements that others wait for as well', async () => {
    const scope = new WorkScope();
    let end: () => void = () => undefined;
    const long = scope.waitFor(() => new Promise<void>((resolve) => (end = resolve)));
    await scope.waitFor(async () => undefined);
    const spent = scope.databaseMilliseconds;
    while (scope.databaseMilliseconds === spent) await tick();
    end();
    await long;
  });
});
