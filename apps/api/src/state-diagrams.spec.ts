import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { stateDiagrams } from './state-diagrams.js';

describe('the diagrams of states', () => {
  it('are the committed ones: run "npm run states" after a change', async () => {
    expect(stateDiagrams()).toBe(await readFile(new URL('../../../docs/states.md', import.meta.url), 'utf8'));
  });

  it('show each move of the tables', () => {
    expect(stateDiagrams()).toContain('  Onhold: On hold\n');
    expect(stateDiagrams()).toContain('  Onhold --> Unprocessed\n');
    expect(stateDiagrams()).toContain('  Active --> Sold: convert\n');
  });
});
