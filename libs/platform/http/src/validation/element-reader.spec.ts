import { describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { FlatListOf, FreeJson, ListOf } from '../fields/object.fields.js';
import { Email, IdField, Name, OneOf, Phone, Text } from '../fields/text.fields.js';
import { Amount, DateField, Flag, Instant, Integer } from '../fields/value.fields.js';
import { InputPipe } from './input.pipe.js';
import { readElements } from './element-reader.js';

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
}
class Flat {
  @FlatListOf(() => Row, { required: true, min: 1, max: 3 }) rows!: Row[];
}
class Usual {
  @ListOf(() => Row, { required: true, min: 1, max: 3 }) rows!: Row[];
}

const pipe = new InputPipe();
const read = async (metatype: Type, rows: unknown): Promise<unknown> => {
  const body: unknown = await pipe
    .transform({ rows }, { type: 'body', metatype })
    .catch(({ message, details }: { message: string; details: object }) => ({ message, details }));
  return JSON.parse(JSON.stringify(body)) as unknown;
};

const colour = 'red';
const bodies: unknown[] = [
  [
    {
      colour,
      name: ' Ann ',
      key: 'k',
      email: 'a@example.com',
      phone: ' 1 ',
      at: '2026-03-01T00:00:00Z',
      free: { a: [] },
    },
  ],
  [{ colour, day: '2026-03-01', flag: false, amount: 0.5, count: 3, id: '65f0c0ffee0000000000a001' }],
  [
    { colour, name: null, key: null, at: null, free: null },
    { colour, name: ' ', phone: '' },
  ],
  undefined,
  null,
  [],
  {},
  'rows',
  [{ colour }, 5],
  [{ colour }, { colour, shape: 'round' }],
  Array(4).fill({ colour }),
  [{ colour }, {}],
  [{ colour }, { colour: null }],
  ...[
    { colour: 'blue' },
    { colour: ['red'] },
    { name: 'x' },
    { name: 'x'.repeat(6) },
    { name: 'a\nb' },
    { name: 5 },
    { key: 'K' },
    { email: 'nobody' },
    { phone: 'x'.repeat(41) },
    { id: 'x' },
    { at: '2026-02-30T00:00:00Z' },
    { day: 'today' },
    { flag: 'true' },
    { amount: 0 },
    { amount: '1' },
    { count: 4 },
    { count: 1.5 },
    { free: [] },
    { name: 5, colour: 'blue' },
  ].map((fields) => [{ colour }, { colour, ...fields }]),
];

describe('a flat list', () => {
  it.each(bodies.map((rows) => [rows]))('is read, or refused, as any other list: %j', async (rows) => {
    const usual = await read(Usual, rows);
    expect(usual).toBeDefined();
    expect(await read(Flat, rows)).toEqual(usual);
  });

  it('takes ordinary keys such as __proto__ for what they are (W14)', async () => {
    const rows = [JSON.parse('{"colour":"red","free":{"__proto__":1,"constructor":2}}')] as unknown[];
    expect(await read(Flat, rows)).toEqual(await read(Usual, rows));
    expect(await read(Flat, [JSON.parse('{"__proto__":{"colour":"red"}}')])).toMatchObject({
      message: expect.stringMatching(/^unknown field "rows\[0\]\.__proto__"/),
    });
  });

  it('cannot have lists or objects of a class in its elements', () => {
    expect(() => readElements(Usual, [])).toThrow('Usual has fields with objects inside them');
  });
});
