import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { ProductLine } from './product-line.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const aLine = (name: string) =>
  ProductLine.create(name, { id: newId(), companyId: newId() as CompanyId, createdAt: noon });

describe('a product line', () => {
  it('can be renamed', () => {
    const line = aLine('Sheds');
    line.rename('Garden sheds', noon);
    expect(line.state.name).toBe('Garden sheds');
  });

  it('requires a name', () => {
    expect(() => aLine(' ')).toThrow('name must not be blank');
    expect(() => aLine('Sheds').rename('', noon)).toThrow('name must not be blank');
  });
});
