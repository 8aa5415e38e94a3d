import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fillInBatches } from './fill-in-batches.js';
import { Upgrade } from './upgrade.fixture.js';

describe('a column filled in batches (R93)', () => {
  let upgrade: Upgrade;

  beforeEach(async () => {
    upgrade = await Upgrade.of(12_001);
  });
  afterEach(() => upgrade.end());

  const filling = { table: 'widgets', set: 'folded = lower(t.name)', where: 'folded is null' };
  const filled = async (): Promise<number> =>
    (await upgrade.client.query(`select from widgets where folded = lower(name)`)).rowCount!;

  it('commits each batch, continues after an interruption, and can be repeated', async () => {
    await upgrade.client.query('alter table widgets add column folded text');
    let batches = 0;
    const interrupted = {
      execute: async (text: string): Promise<unknown> => {
        if ((batches += 1) === 2) throw new Error('the connection ended');
        return (await upgrade.client.query(text)).rows;
      },
    };
    await expect(fillInBatches(interrupted, filling)).rejects.toThrow('ended');
    expect(await filled()).toBe(5_000);
    for (let repeated = 0; repeated < 2; repeated += 1) {
      await fillInBatches(interrupted, filling);
      expect(await filled()).toBe(12_001);
    }
  });
});
