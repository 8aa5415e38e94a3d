import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { paymentTransitions } from '@partner/payments';
import { discoverContexts } from '@partner/schema';
import { stateDiagrams } from './state-diagrams.js';

const { resources } = await discoverContexts();

describe('state diagrams', () => {
  it('show the initial status of every kind of record', () => {
    for (const { transitions } of resources.values()) expect(transitions?.initial).not.toEqual([]);
  });

  it('show all transitions', () => {
    expect(stateDiagrams(resources)).toContain('  Onhold: On hold\n');
    expect(stateDiagrams(resources)).toContain('  Onhold --> Unprocessed\n');
    expect(stateDiagrams(resources)).toContain('  Active --> Sold: convert\n');
  });

  it('show only moves of payments that are allowed (R44)', async () => {
    const source = await readFile(new URL('../../../docs/diagrams/states-payment.mmd', import.meta.url), 'utf8');
    const moves = [...source.matchAll(/^ {2}(\w+) --> (\w+)/gm)].map(([, from, to]) => [from, to] as const);
    expect(moves.length).toBeGreaterThan(4);
    const refused = moves.filter(([from, to]) => !paymentTransitions.from(from as never).includes(to as never));
    expect(refused).toEqual([]);
  });
});
