import { describe, expect, it } from '@jest/globals';
import { WorkScope } from './work-scope.js';

/** Waits until the clock has advanced. */
const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the database time of a request (§1.6)', () => {
  for (const [name, wait] of [
    [
      'of one scope',
      (scope: WorkScope, run: () => Promise<void>) => scope.track({ cancel: async () => undefined }, run),
    ],
    ['shared by several scopes', (scope: WorkScope, run: () => Promise<void>) => scope.waitFor(run)],
  ] as const) {
    it(`includes a statement ${name}, while it runs and afterwards`, async () => {
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

  it('includes each of several shared statements', async () => {
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
