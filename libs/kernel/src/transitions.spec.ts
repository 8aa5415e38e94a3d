import { describe, expect, it } from '@jest/globals';
import { transitions } from './transitions.js';

const doors = transitions(
  {
    Open: { to: ['Shut'], passable: true },
    Shut: { to: ['Open', 'Locked'], passable: false },
    Locked: { to: [], passable: false },
  },
  { initial: ['Shut', 'Open'], refused: ['Painted'] },
);

describe('a transition table', () => {
  it('lists its statuses and every pair of them', () => {
    expect(doors.statuses).toEqual(['Open', 'Shut', 'Locked']);
    expect(doors.pairs).toHaveLength(9);
  });

  it('says what its statuses mean, and what a record begins with', () => {
    expect(doors.meanings).toEqual(['passable']);
    expect(doors.which('passable')).toEqual(['Open']);
    expect(doors.is('Shut', 'passable')).toBe(false);
    expect([doors.defaultStatus, doors.initial]).toEqual(['Shut', ['Shut', 'Open']]);
  });

  it('demands of the compiler each meaning of every status, and no move but to its statuses', () => {
    transitions(
      {
        Open: { to: [], passable: true },
        // @ts-expect-error A status that does not say whether it is passable.
        Shut: { to: [] },
      },
      { initial: ['Open'] },
    );
    // @ts-expect-error A move to a status that is not in the table.
    transitions({ Open: { to: ['Ajar'] } }, { initial: ['Open'] });
    // @ts-expect-error A meaning that no row has.
    expect(doors.is('Open', 'locked')).toBeUndefined();
  });

  for (const [from, to] of doors.pairs) {
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
    const gates = transitions(
      { Open: { to: ['Shut'] }, Shut: { to: ['Open'] } },
      { initial: ['Open'], refused: ['Shut'] },
    );
    expect(gates.named('shut')).toBe('Shut');
    expect(gates.allows('Open', 'Shut')).toBe(false);
  });
});
