import { describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import { lockLinked } from './lock-linked.js';

describe('locks of linked records', () => {
  const company = newId() as CompanyId;
  const [first, second] = [newId(), newId()].sort() as [Id, Id];

  /** Locks the unit of a record whose unit changes during the lock. @returns the locked units, in their order */
  async function lockedUnits(from: Id, to: Id): Promise<Id[]> {
    const units = [from, to];
    const links = async () => ({ customerId: company, workOrderId: units.length > 1 ? units.shift()! : units[0]! });
    const locked: Id[] = [];
    await lockLinked({ links }, company, newId(), async ({ workOrderId }) => void locked.push(workOrderId));
    return locked;
  }

  it('follow a unit that changes meanwhile, in the order of ids only (R11)', async () => {
    expect(await lockedUnits(first, first)).toEqual([first]);
    expect(await lockedUnits(first, second)).toEqual([first, second]);
    await expect(lockedUnits(second, first)).rejects.toThrow(/unit of this record was changed by another request/);
  });
});
