import { describe, expect, it } from '@jest/globals';

import { listenerConnected, migrationsApplied } from './checks.js';

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

describe('the check of the listener', () => {
  it('follows the connection', async () => {
    let connected = false;
    const { attempt } = listenerConnected(() => connected);
    await expect(attempt()).rejects.toThrow('not connected');
    connected = true;
    await attempt();
  });
});
