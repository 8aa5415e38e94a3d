import { describe, expect, it } from '@jest/globals';
import { pairs, transitions } from './transitions.js';

const doors = transitions({ Open: ['Shut'], Shut: ['Open', 'Locked'], Locked: [] }, { refused: ['Painted'] });

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

  it('knows what it refuses from everywhere by name (R9)', () => {
    expect(doors.named('painted')).toBe('Painted');
    for (const status of doors.statuses) {
      expect(() => doors.check(status, 'Painted')).toThrow(`from "${status}" to "Painted" is not allowed`);
    }
  });

  it('refuses a status of its own that it lists as refused, even where a move leads to it (R9)', () => {
    const gates = transitions({ Open: ['Shut'], Shut: ['Open'] }, { refused: ['Shut'] });
    expect(gates.named('shut')).toBe('Shut');
    expect(gates.allows('Open', 'Shut')).toBe(false);
  });
});
