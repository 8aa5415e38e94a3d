import { describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import { lockLinked } from './lock-linked.js';

describe('locks of linked records', () => {
  const company = newId() as CompanyId;
  const [first, second] = [newId(), newId()].sort() as [Id, Id];

  type Links = readonly [customerId: Id, workOrderId: Id | null];

  /** Locks what a record links to, which changes once during the lock. @returns the locks in their order */
  async function locked(from: Links, to: Links, kinds: Parameters<typeof lockLinked>[2]): Promise<(Id | null)[]> {
    const reads = [from, to];
    const links = async () => {
      const [customerId, workOrderId] = reads.length > 1 ? reads.shift()! : reads[0]!;
      return { customerId, workOrderId };
    };
    const locks: (Id | null)[] = [];
    await lockLinked({ links }, { company, id: newId() }, kinds, async (now) => {
      for (const kind of kinds) locks.push(now[kind]);
    });
    return locks;
  }

  it('follow a unit that changes meanwhile, in the order of ids only (R11)', async () => {
    const unit = ['workOrderId'] as const;
    expect(await locked([first, first], [first, first], unit)).toEqual([first]);
    expect(await locked([first, first], [first, second], unit)).toEqual([first, second]);
    const refused = locked([first, second], [first, first], unit);
    await expect(refused).rejects.toThrow(/unit of this record was changed by another request/);
  });

  it('follow no customer that changes after a unit was locked, which another transaction may lock second', async () => {
    const both = ['customerId', 'workOrderId'] as const;
    const refused = locked([first, first], [second, first], both);
    await expect(refused).rejects.toThrow(/customer of this record was changed by another request/);
    expect(await locked([first, null], [second, null], both)).toEqual([first, null, second, null]);
  });

  it('are not asked for links that the use case does not follow', async () => {
    expect(await locked([first, first], [second, first], ['workOrderId'])).toEqual([first]);
  });
});
