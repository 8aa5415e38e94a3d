import { describe, expect, it } from '@jest/globals';

import { listenerConnected, migrationsApplied, sessionHeld } from './checks.js';

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

describe.each([
  ['listener', listenerConnected, 'not connected'],
  ["worker's session", sessionHeld, 'not held'],
])('the check of the %s', (_name, check, reason) => {
  it('follows the connection', async () => {
    let isThere = false;
    const { attempt } = check(() => isThere);
    await expect(attempt()).rejects.toThrow(reason);
    isThere = true;
    await attempt();
  });
});
