import { describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import { lockLinked } from './lock-linked.js';

describe('locks of linked records', () => {
  const company = newId() as CompanyId;
  const [first, second] = [newId(), newId()].sort() as [Id, Id];

  /** Locks what a record links to, which changes once during the lock. @returns the locked ids in their order */
  async function lockedIds(link: 'customerId' | 'workOrderId', from: Id, to: Id | null): Promise<Id[]> {
    const reads = [from, to];
    const links = async () => {
      const linked = reads.length > 1 ? reads.shift()! : reads[0]!;
      return { customerId: company as Id, workOrderId: null, [link]: linked };
    };
    const ids: Id[] = [];
    await lockLinked({ links }, { company, id: newId() }, link, async (id) => void ids.push(id));
    return ids;
  }

  it('follow a unit that changes meanwhile, in the order of ids only (R11)', async () => {
    expect(await lockedIds('workOrderId', first, first)).toEqual([first]);
    expect(await lockedIds('workOrderId', first, second)).toEqual([first, second]);
    expect(await lockedIds('workOrderId', second, null)).toEqual([second]);
    await expect(lockedIds('workOrderId', second, first)).rejects.toThrow(
      /unit of this record was changed by another request/,
    );
  });

  it('follow a merged customer to its survivor (R26)', async () => {
    expect(await lockedIds('customerId', second, first)).toEqual([second, first]);
  });
});
