import { describe, expect, it } from '@jest/globals';
import { conditionCheck, migrationsApplied } from './process-checks.js';

describe('the migration check', () => {
  it('names missing migrations, and stops querying once all are applied', async () => {
    const answers = [['0003-companies'], []];
    let asked = 0;
    const { attempt } = migrationsApplied(async () => answers[asked++] ?? []);
    await expect(attempt()).rejects.toThrow('migrations not applied: 0003-companies');
    await attempt();
    await attempt();
    expect(asked).toBe(2);
  });
});

describe('the connection check', () => {
  it('follows the state of the connection', async () => {
    let isThere = false;
    const { attempt } = conditionCheck('listener', () => isThere, 'not connected');
    await expect(attempt()).rejects.toThrow('not connected');
    isThere = true;
    await attempt();
  });
});
