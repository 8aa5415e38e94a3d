import { describe, expect, it } from '@jest/globals';
import type { Actor } from './actor.js';
import type { CompanyId, Id } from './id.js';
import { StatusChanges } from './status-changes.js';
import type { RecordState } from './aggregate.js';
import { StatusRecord } from './status-record.js';
import { type StatusOf, transitions } from './transitions.js';
import { UnitOfWork } from './unit-of-work.js';
import { conflict, notFound } from './errors.js';

const table = transitions(
  {
    Open: { to: ['Shut'], existing: true },
    Shut: { to: ['Open'], existing: true },
    Locked: { to: ['Open'], existing: true },
    Deleted: { to: [], existing: false },
  },
  { initial: ['Open'], refused: ['Processed'] },
);
type DoorStatus = StatusOf<typeof table>;

interface DoorState extends RecordState {
  readonly status: DoorStatus;
  readonly statusChangedAt: Date;
  readonly isJammed: boolean;
}

/** Door that opens and shuts; partners cannot shut it while it is jammed. */
class Door extends StatusRecord<DoorState> {
  readonly resource = 'door' as never;
  protected readonly transitions = table;

  protected override checkRequest(to: DoorStatus): void {
    if (to === 'Shut' && this.state.isJammed) throw conflict('status_change_not_allowed', 'the door is jammed');
  }
}

const noon = new Date('2026-03-01T12:00:00.000Z');
const company = '65f0c0ffee00000000000009' as CompanyId;
const id = '65f0c0ffee0000000000a001' as Id;
const actor: Actor = { company, kind: 'portal', name: 'Portal' };
const aDoor = (fields: Partial<DoorState> = {}): Door =>
  new Door(
    {
      id,
      companyId: company,
      version: 3,
      createdAt: noon,
      updatedAt: noon,
      statusChangedAt: noon,
      status: 'Open',
      isJammed: false,
      ...fields,
    },
    true,
  );
const later = new Date('2026-03-02T12:00:00.000Z');

describe('a record with a status', () => {
  for (const [from, to] of table.pairs) {
    it(`${table.allows(from, to) ? 'allows' : 'rejects'} a requested change from ${from} to ${to} (R9)`, () => {
      const door = aDoor({ status: from });
      const request = (): void => door.requestStatus(to, 'why', later);
      if (!table.allows(from, to)) {
        expect(request).toThrow(`status change from "${from}" to "${to}" is not allowed through the Partner API`);
        expect(door.isChanged).toBe(false);
        return;
      }
      request();
      expect(door.state).toMatchObject({ status: to, statusChangedAt: later, version: 4 });
      expect(door.events).toMatchObject([{ type: 'door.status_changed', data: { previousStatus: from } }]);
      expect(door.takePending().history).toEqual([
        { status: to, previousStatus: from, description: 'why', changedAt: later },
      ]);
    });
  }

  it('applies additional checks to partners only', () => {
    const door = aDoor({ isJammed: true });
    expect(() => door.requestStatus('Shut', undefined, later)).toThrow('the door is jammed');
    door.moveTo('Shut', undefined, later);
    expect(door.state.status).toBe('Shut');
  });

  it('records no event when the portal sets the current status', () => {
    const door = aDoor();
    door.moveTo('Open', 'again', later);
    expect(door.isChanged).toBe(false);
    expect(door.events).toEqual([]);
  });

  it('gets another time of its status from the portal, as one change without history (R19)', () => {
    const door = aDoor();
    door.putStatus(undefined, noon, later);
    expect(door.isChanged).toBe(false);
    door.putStatus('Open', later, later);
    expect(door.state).toMatchObject({ status: 'Open', statusChangedAt: later, version: 4 });
    expect(door.events).toMatchObject([{ type: 'door.updated', data: { changedFields: ['statusChangedAt'] } }]);
    expect(door.takePending().history).toEqual([]);
    door.putStatus('Shut', noon, later);
    expect(door.state).toMatchObject({ status: 'Shut', statusChangedAt: noon });
  });

  it('changes now, even if the portal says that it has had the status for longer (R19)', () => {
    const door = aDoor({ statusChangedAt: later, updatedAt: later });
    door.putStatus('Shut', noon, later);
    expect(door.state).toMatchObject({ statusChangedAt: noon, updatedAt: later });
    expect(door.events).toMatchObject([{ type: 'door.status_changed', occurredAt: later }]);
    expect(door.takePending().history).toMatchObject([{ status: 'Shut', changedAt: noon }]);
  });

  it('records a tombstone event when it is deleted (R13, E2)', () => {
    const door = aDoor();
    door.delete(later);
    expect(door.state.status).toBe('Deleted');
    expect(door.events).toEqual([
      { type: 'door.deleted', occurredAt: later, resourceType: 'door', resourceId: id, resourceVersion: 4 },
    ]);
  });

  it('checks the version it was read with, regardless of later changes (R20)', () => {
    const door = aDoor();
    door.moveTo('Shut', undefined, later);
    expect(() => door.checkVersion(undefined)).not.toThrow();
    expect(() => door.checkVersion(3)).not.toThrow();
    expect(() => door.checkVersion(4)).toThrow('version mismatch: the current version is 3');
  });
});

class DoorStatusChanges extends StatusChanges<DoorStatus, Door> {
  protected readonly table = table;
  protected readonly kind = 'door';
}

/** Runs the change without a transaction. */
class PlainWork extends UnitOfWork {
  now(): Date {
    return later;
  }

  run<T>(_actor: Actor, change: () => Promise<T>): Promise<T> {
    return change();
  }

  protected override flush(): void {}
}

/** A house with one door. */
class House {
  readonly saved: DoorStatus[] = [];
  readonly changes: DoorStatusChanges;

  constructor(readonly door: Door) {
    this.changes = new DoorStatusChanges(new PlainWork(), this);
  }

  async getForUpdate(_company: CompanyId, wanted: Id): Promise<Door> {
    if (wanted !== id) throw notFound('door');
    return this.door;
  }

  async save({ state }: Door): Promise<void> {
    this.saved.push(state.status);
  }
}

describe('status changes', () => {
  const unknownId = '65f0c0ffee0000000000a002' as Id;

  it('apply and save a requested status in any letter case (R9)', async () => {
    const house = new House(aDoor());
    await house.changes.request(actor, { id, status: 'sHUT', note: 'cold', expected: 3 });
    expect(house.saved).toEqual(['Shut']);
  });

  it.each([
    [{ id: unknownId, status: 'Ajar', expected: 9 }, 'invalid'],
    [{ id: unknownId, status: 'Locked', expected: 9 }, 'notFound'],
    [{ id, status: 'Locked', expected: 9 }, 'staleVersion'],
    [{ id, status: 'Locked' }, 'conflict'],
    [{ id, status: 'Processed' }, 'conflict'],
  ])('reject %j as %s: status name, record, version, transition (W9)', async (command, code) => {
    const house = new House(aDoor());
    await expect(house.changes.request(actor, command)).rejects.toMatchObject({ code });
    expect(house.saved).toEqual([]);
  });

  it('set any status of the kind for the portal (§3)', async () => {
    const house = new House(aDoor({ status: 'Deleted' }));
    await house.changes.set(actor, { id, status: 'locked' });
    expect(house.saved).toEqual(['Locked']);
    await expect(house.changes.set(actor, { id, status: 'Processed' })).rejects.toThrow('a door cannot be "Processed"');
  });

  it('delete a record for the portal (R13)', async () => {
    const house = new House(aDoor());
    await house.changes.delete(actor, { id });
    expect(house.saved).toEqual(['Deleted']);
  });
});
