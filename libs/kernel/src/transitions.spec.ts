import { describe, expect, it } from '@jest/globals';
import { pairs, transitions } from './transitions.js';

const doors = transitions({ Open: ['Shut'], Shut: ['Open', 'Locked'], Locked: [] });

describe('a transition table', () => {
  it('lists its statuses and every pair of them', () => {
    expect(doors.statuses).toEqual(['Open', 'Shut', 'Locked']);
    expect(pairs(doors)).toHaveLength(9);
  });

  for (const [from, to] of pairs(doors)) {
    const listed = [
      ['Open', 'Shut'],
      ['Shut', 'Open'],
      ['Shut', 'Locked'],
    ].some(([a, b]) => a === from && b === to);
    it(`${listed ? 'allows' : 'refuses'} ${from} → ${to}`, () => {
      expect(doors.allows(from, to)).toBe(listed);
      const check = (): void => doors.check(from, to);
      if (listed) expect(check).not.toThrow();
      else expect(check).toThrow(`status change from "${from}" to "${to}" is not allowed through the Partner API`);
    });
  }

  it('reads a requested status whatever its case (R9)', () => {
    expect(doors.named('sHUT')).toBe('Shut');
  });

  it('does not know a status that is not in the table (R9)', () => {
    expect(() => doors.named('Ajar')).toThrow('unknown status "Ajar"');
  });

  it('knows Processed everywhere and never moves there (R9)', () => {
    expect(doors.named('processed')).toBe('Processed');
    expect(() => doors.check('Open', 'Processed')).toThrow(/from "Open" to "Processed" is not allowed/);
  });
});
