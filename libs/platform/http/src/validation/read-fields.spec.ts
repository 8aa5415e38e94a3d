import { describe, expect, it } from '@jest/globals';
import { FreeJson, ListOf, Nested, ValueList } from '../fields/object.fields.js';
import { Email, IdField, Name, OneOf, Phone, Text } from '../fields/text.fields.js';
import { Amount, DateField, Flag, Instant, Integer } from '../fields/value.fields.js';
import { readObject } from './read-fields.js';

class Row {
  @OneOf(['red', 'green'], { required: true }) colour!: string;
  @Name({ min: 2, max: 5 }) name?: string;
  @Text({ pattern: /^[a-z]+$/ }) key?: string;
  @Email() email?: string;
  @Phone() phone?: string;
  @IdField() id?: string;
  @Instant() at?: Date;
  @DateField() day?: Date;
  @Flag() flag?: boolean;
  @Amount({ above: 0 }) amount?: number;
  @Integer({ min: 1, max: 3 }) count?: number;
  @FreeJson() free?: object;
  @ValueList('text', { max: 2 }) words?: string[];
  @ValueList('id') ids?: string[];
}
class Inherited extends Row {
  @Nested(() => Row) row?: Row;
  @ListOf(() => Row, { min: 1, max: 3, unique: 'key', clearable: true }) rows?: Row[] | null;
}

const colour = 'red';
const id = '65f0c0ffee0000000000a001';

const read = (body: unknown, isChange = false): unknown => {
  try {
    return JSON.parse(JSON.stringify(readObject(Inherited, body, isChange)));
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a body that is read by the decorators of its class', () => {
  it.each([
    [
      {
        colour,
        name: ' Ann ',
        key: 'k',
        email: 'a@example.com',
        phone: ' 1 ',
        at: '2026-03-01T00:00:00+01:00',
        free: {},
      },
      { name: 'Ann', key: 'k', email: 'a@example.com', phone: '1', at: '2026-02-28T23:00:00.000Z', free: {} },
    ],
    [
      { colour, day: '2026-03-01', flag: false, amount: 0.5, count: 3, id, ids: [id], words: ['a'] },
      { day: '2026-03-01T00:00:00.000Z', flag: false, amount: 0.5, count: 3, id, ids: [id], words: ['a'] },
    ],
    [{ colour, name: null, key: null, at: null, free: null, row: null, rows: null }, {}],
    [{ colour, name: ' ', phone: '' }, {}],
    [
      { colour, row: { colour, name: ' Bo' }, rows: [{ colour, name: null }] },
      { row: { colour, name: 'Bo' }, rows: [{ colour }] },
    ],
  ])('%j', (body, fields) => {
    expect(read(body)).toEqual({ colour, ...fields });
  });

  it('creates instances of its classes, including nested lists and objects', () => {
    const body = readObject(Inherited, { colour, row: { colour }, rows: [{ colour }] });
    expect(body).toBeInstanceOf(Inherited);
    expect([body.row, ...(body.rows ?? [])].every((row) => row instanceof Row)).toBe(true);
  });

  it('is null where a change clears a field, and rejected where the field is not clearable (R24)', () => {
    expect(read({ colour, rows: null }, true)).toEqual({ colour, rows: null });
    expect(read({ colour, rows: [{ colour, flag: null }] }, true)).toBe('rows[0].flag must be true or false');
  });

  it.each([
    [{}, 'colour is required'],
    [{ colour: null }, 'colour is required'],
    [{ colour: 'blue' }, 'colour must be one of red, green'],
    [{ colour: ['red'] }, 'colour must be a string'],
    [{ name: 'x' }, 'name must have at least 2 characters'],
    [{ name: 'x'.repeat(6) }, 'name must have at most 5 characters'],
    [{ name: 'a\nb' }, 'name must not have control characters or line breaks'],
    [{ name: 5 }, 'name must be a string'],
    [{ key: 'K' }, 'key must match ^[a-z]+$'],
    [{ email: 'nobody' }, 'email must be an email address'],
    [{ phone: 'x'.repeat(41) }, 'phone must have at most 40 characters'],
    [{ id: 'x' }, 'id must be an id of 24 lower-case hex characters'],
    [{ at: '2026-02-30T00:00:00Z' }, 'at must be an RFC 3339 time'],
    [{ day: 'today' }, 'day must be a date (YYYY-MM-DD) or an RFC 3339 time'],
    [{ flag: 'true' }, 'flag must be true or false'],
    [{ amount: 0 }, 'amount must be more than 0'],
    [{ amount: '1' }, 'amount must be a number'],
    [{ count: 4 }, 'count must be at most 3'],
    [{ count: 1.5 }, 'count must be an integer'],
    [{ free: [] }, 'free must be an object'],
    [{ words: 'a' }, 'words must be a list'],
    [{ words: ['a', 5] }, 'words must be a list of strings'],
    [{ words: ['a', 'b', 'c'] }, 'words must have at most 2 elements'],
    [{ ids: [id, 'x'] }, 'ids must be ids of 24 lower-case hex characters'],
    [{ name: 5, colour: 'blue' }, 'colour must be one of red, green'],
    [{ rows: 'rows' }, 'rows must be a list'],
    [{ rows: [{ colour }, 5] }, 'rows[1] must be an object'],
    [{ rows: [] }, 'rows must have at least 1 element'],
    [{ rows: Array(4).fill({ colour }) }, 'rows must have at most 3 elements'],
    [{ rows: [{ colour }, {}] }, 'rows[1].colour is required'],
    [
      {
        rows: [
          { colour, key: 'a' },
          { colour, key: 'a' },
        ],
      },
      'rows must not have the same key twice',
    ],
    [{ row: [] }, 'row must be an object'],
    [{ row: { colour, count: 0 } }, 'row.count must be at least 1'],
    [{ row: { colour, count: 0 }, name: 5 }, 'name must be a string'],
  ])('%j is rejected', (fields, problem) => {
    expect(read('colour' in fields || Object.keys(fields).length === 0 ? fields : { colour, ...fields })).toBe(problem);
  });

  it('is rejected for unknown fields before anything else, at any depth', () => {
    expect(read({ colour: 5, rows: [{ colour }, { colour, shape: 'round' }] })).toMatch(
      /^unknown field "rows\[1\]\.shape"/,
    );
  });

  it('is rejected for a list before its elements, also if these have more problems than are reported (R80)', () => {
    const row = { colour: 'x', key: 'k', email: 'x', flag: 1, amount: -1, count: 9, at: 'x', day: 'x', id: 'x' };
    expect(read({ colour, rows: [row, row, row] })).toBe('rows must not have the same key twice');
  });

  it('allows keys such as __proto__ in free JSON, and rejects them as its own (W14)', () => {
    const free = '{"__proto__":1,"constructor":2}';
    expect(JSON.stringify(read({ colour, free: JSON.parse(free) as object }))).toBe(`{"colour":"red","free":${free}}`);
    expect(read(JSON.parse('{"__proto__":{"colour":"red"}}'))).toMatch(/^unknown field "__proto__"/);
  });
});
