import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { SignedCursors } from './signed-cursors.js';

const [company, other] = [newId() as CompanyId, newId() as CompanyId];
const position = { occurredAt: new Date('1969-12-31T23:59:59.999Z'), id: newId() };
const cursors = new SignedCursors(async () => [Buffer.alloc(32, 'a')]);

describe('the cursor of site events (R53)', () => {
  it('decodes to its position, including times before 1970', async () => {
    expect(await cursors.read(company, await cursors.write(company, position))).toEqual(position);
  });

  it('is rejected for other companies and with other secrets', async () => {
    const cursor = await cursors.write(company, position);
    await expect(cursors.read(other, cursor)).rejects.toThrow('start again without a cursor');
    const others = new SignedCursors(async () => [Buffer.alloc(32, 'b')]);
    await expect(others.read(company, cursor)).rejects.toThrow('start again without a cursor');
  });

  it('is verified with both keys during a rotation (R87)', async () => {
    const [old, next] = [Buffer.alloc(32, 'a'), Buffer.alloc(32, 'n')];
    const both = new SignedCursors(async () => [next, old]);
    expect(await both.read(company, await cursors.write(company, position))).toEqual(position);
    const cursor = await both.write(company, position);
    expect(await new SignedCursors(async () => [next]).read(company, cursor)).toEqual(position);
    await expect(cursors.read(company, cursor)).rejects.toThrow('cursor');
  });

  it('is rejected when any character is changed', async () => {
    const cursor = await cursors.write(company, position);
    for (const index of cursor.split('').keys()) {
      const changed = cursor.slice(0, index) + (cursor[index] === 'A' ? 'B' : 'A') + cursor.slice(index + 1);
      await expect(cursors.read(company, changed)).rejects.toThrow('cursor');
    }
  });

  it.each(['', 'nonsense', 'A'.repeat(47), 'A'.repeat(48), 'A'.repeat(4_000), '0'.repeat(24), '{"id":1}'])(
    'is rejected: %j',
    async (cursor) => {
      await expect(cursors.read(company, cursor)).rejects.toThrow('cursor');
    },
  );
});
