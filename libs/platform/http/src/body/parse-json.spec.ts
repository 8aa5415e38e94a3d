import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@partner/kernel';
import { parseJson } from './parse-json.js';

/** Returns the error text for a body, or undefined when it is accepted. */
function problem(json: string): string | undefined {
  try {
    parseJson(json);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

describe('a number in a body is read back as written, or rejected (R56)', () => {
  const read = (number: string): string | undefined =>
    problem(`{"price": 1.5, "sourceMetadata": {"a": [{"b":${number}}]}}`);

  it.each([
    '1e400',
    '-1E+400',
    '1e-400',
    '12345678901234567890',
    '0.12345678901234567',
    '9007199254740993',
    '1.00000000000000001',
    '4500.10000000000000000001',
  ])('%s is rejected', (number) => {
    expect(read(number)).toBe(`the number ${number} is out of range or has too many digits to be stored exactly`);
  });

  it.each([
    '1e3',
    '1E-7',
    '-0',
    '0',
    '1.50000000000000000000',
    '123456789012345',
    '9007199254740992',
    '0.1',
    '1e21',
    '5e-324',
    '100000000000000000000',
  ])('%s is accepted', (number) => {
    expect(read(number)).toBeUndefined();
  });

  it.each(['{"a":1e400}', '{"a":[1,1e400]}', '{ "a" : -1e400 }', '{"a":"\\"","b":1e400}', '{"a\\\\":1e400}'])(
    'is rejected anywhere in the body: %s',
    (json) => {
      expect(problem(json)).toMatch(/^the number -?1e400 is out of range/);
    },
  );

  it('has no sign if it is zero, which PostgreSQL stores without (R19)', () => {
    const body = parseJson('{"a":-0,"b":[-0.0, -0e5,-0.5],"__proto__":{"c": -0}}');
    expect(Object.entries(body)).toEqual([
      ['a', 0],
      ['b', [0, 0, -0.5]],
      ['__proto__', { c: 0 }],
    ]);
  });

  it('is not checked inside a string', () => {
    expect(problem('{"a":[1,"1e400 [1e400","\\"1e400"],"1e400":0}')).toBeUndefined();
  });

  it('is truncated in the error text', () => {
    expect(read('9'.repeat(100_000))).toBe(
      `the number ${'9'.repeat(40)} is out of range or has too many digits to be stored exactly`,
    );
  });

  it.each([
    [1_000, undefined],
    [1_001, 'the body has more than 1000 numbers with an exponent or more than 15 characters'],
  ])('is compared digit by digit at most 1,000 times: %i numbers get the error %s', (count, message) => {
    const numbers = [...Array<string>(count).fill('1e1'), ...Array<string>(1_000).fill('0.5')];
    expect(problem(`{"categories":[${numbers.join()}]}`)).toBe(message);
  });
});

describe('an object with very many keys', () => {
  const object = (count: number): string => `{${Array.from({ length: count }, (_, key) => `"k${key}":0`).join()}}`;

  it.each([
    [1_000, undefined],
    [1_001, 'an object of the body has more than 1000 keys'],
  ])('is rejected: %i keys get the error %s', (count, message) => {
    expect(problem(object(count))).toBe(message);
    expect(problem(`{"a":[1,{"b":${object(count)}}]}`)).toBe(message);
  });

  it('is counted per object', () => {
    expect(problem(`{"a":[${Array(4).fill(object(600)).join()}],"b":1}`)).toBeUndefined();
  });
});

it.each([
  '{"a":-}',
  '{"a":1.}',
  '{"a":1e}',
  '{"a":--1}',
  '{"a":1-1}',
  '{"a":01}',
  ']]]{',
  '{"a":"',
  '{"a":1e+-12345678901234567}',
])('malformed JSON is rejected: %s', (text) => {
  expect(problem(text)).toBe('the body is not valid JSON');
});
