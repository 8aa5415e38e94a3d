import { describe, expect, it } from '@jest/globals';
import { holding, migrationsApplied } from './process-checks.js';

describe('the check of migrations', () => {
  it('fails naming what is not applied, and asks no more once all are', async () => {
    const answers = [['0002-companies'], []];
    let asked = 0;
    const { attempt } = migrationsApplied(async () => answers[asked++] ?? []);
    await expect(attempt()).rejects.toThrow('not applied: 0002-companies');
    await attempt();
    await attempt();
    expect(asked).toBe(2);
  });
});

describe('the check of a connection', () => {
  it('follows the connection', async () => {
    let isThere = false;
    const { attempt } = holding('listener', () => isThere, 'not connected');
    await expect(attempt()).rejects.toThrow('not connected');
    isThere = true;
    await attempt();
  });
});
