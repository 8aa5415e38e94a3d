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

  it('returns the meanings of statuses and the initial statuses', () => {
    expect(doors.meanings).toEqual(['passable']);
    expect(doors.statusesWith('passable')).toEqual(['Open']);
    expect(doors.is('Shut', 'passable')).toBe(false);
    expect([doors.defaultStatus, doors.initial]).toEqual(['Shut', ['Shut', 'Open']]);
  });

  it('compiles only with every meaning of every status and transitions to known statuses', () => {
    transitions(
      {
        Open: { to: [], passable: true },
        // @ts-expect-error A status without the meaning `passable`.
        Shut: { to: [] },
      },
      { initial: ['Open'] },
    );
    // @ts-expect-error A transition to a status that is not in the table.
    transitions({ Open: { to: ['Ajar'] } }, { initial: ['Open'] });
    // @ts-expect-error A meaning that no status has.
    expect(doors.is('Open', 'locked')).toBeUndefined();
  });

  for (const [from, to] of doors.pairs) {
    const listed = [
      ['Open', 'Shut'],
      ['Shut', 'Open'],
      ['Shut', 'Locked'],
    ].some(([a, b]) => a === from && b === to);
    it(`${listed ? 'allows' : 'rejects'} ${from} → ${to}`, () => {
      expect(doors.allows(from, to)).toBe(listed);
      const check = (): void => doors.check(from, to);
      if (listed) expect(check).not.toThrow();
      else expect(check).toThrow(`status change from "${from}" to "${to}" is not allowed through the Partner API`);
    });
  }

  it('matches a requested status case-insensitively (R9)', () => {
    expect(doors.parse('sHUT')).toBe('Shut');
  });

  it('rejects a status that is not in the table (R9)', () => {
    expect(() => doors.parse('Ajar')).toThrow('unknown status "Ajar"');
  });

  it('recognizes refused statuses by name and rejects them from every status (R9)', () => {
    expect(doors.parse('painted')).toBe('Painted');
    for (const status of doors.statuses) {
      expect(() => doors.check(status, 'Painted')).toThrow(`from "${status}" to "Painted" is not allowed`);
    }
  });

  it('rejects a status that is listed as refused, even if a transition leads to it (R9)', () => {
    const gates = transitions(
      { Open: { to: ['Shut'] }, Shut: { to: ['Open'] } },
      { initial: ['Open'], refused: ['Shut'] },
    );
    expect(gates.parse('shut')).toBe('Shut');
    expect(gates.allows('Open', 'Shut')).toBe(false);
  });
});
