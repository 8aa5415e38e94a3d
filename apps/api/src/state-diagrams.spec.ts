import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { discoverContexts } from '@partner/schema';
import { stateDiagrams } from './state-diagrams.js';

const { resources } = await discoverContexts();

describe('the diagrams of states', () => {
  it('are the committed ones: run "npm run states" after a change', async () => {
    expect(stateDiagrams(resources)).toBe(await readFile(new URL('../../../docs/states.md', import.meta.url), 'utf8'));
  });

  it('say with what every record begins', () => {
    for (const { transitions } of resources.values()) expect(transitions?.initial).not.toEqual([]);
  });

  it('show each move of the tables', () => {
    expect(stateDiagrams(resources)).toContain('  Onhold: On hold\n');
    expect(stateDiagrams(resources)).toContain('  Onhold --> Unprocessed\n');
    expect(stateDiagrams(resources)).toContain('  Active --> Sold: convert\n');
  });
});
