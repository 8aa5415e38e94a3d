import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderFixture } from '../order-fixture.js';
import { violations } from './invariants.js';
import { RandomOperations } from './random-operations.js';

const seed = Number(process.env['PARTNER_CHAOS_SEED'] ?? Date.now() % 1_000_000);

/** Tests that random operations of a seed keep all invariants. More operations find more. */
export function testRandomOperations(operations: number): void {
  describe(`${operations} random concurrent operations (seed ${seed})`, () => {
    let fixture: OrderFixture;
    beforeAll(async () => {
      fixture = await OrderFixture.start();
    });

    it('cause no server errors and keep all invariants', async () => {
      const outcomes = await new RandomOperations(fixture, seed).run(operations, 50, 24);
      expect(outcomes).toHaveLength(operations);
      expect(outcomes.filter(([, status]) => status >= 500)).toEqual([]);
      const done = new Set(outcomes.filter(([, status]) => status < 300).map(([operation]) => operation));
      expect(done.size).toBeGreaterThan(10);
      expect(await violations(fixture.api.database, fixture.company.id)).toEqual({});
    });
  });
}
