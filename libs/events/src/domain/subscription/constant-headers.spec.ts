import { describe, expect, it } from '@jest/globals';
import { constantHeaders } from './constant-headers.js';

const headers = (given: unknown): unknown => constantHeaders(given, 'X-Service');
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`X-${at}`, 'x']));

describe('constant headers of an endpoint', () => {
  it('are five at most; none count as null', () => {
    const given = { Authorization: 'Basic dXNlcjpzZWNyZXQ=', 'X-Services': '1' };
    expect(headers(given)).toEqual(given);
    expect(headers(many(5))).toEqual(many(5));
    expect([headers({}), headers(null)]).toEqual([null, null]);
    expect(() => headers(many(6))).toThrow('headers must have at most 5 members');
  });

  it.each(['Host', 'Content-Type', 'content-length', 'Connection', 'Transfer-Encoding', 'TE', 'Proxy-Authorization'])(
    'must not be %s',
    (name) => expect(() => headers({ [name]: 'x' })).toThrow(/must not have the name/),
  );
  it.each(['User-Agent', 'X-Service-Signature', 'x-service-new', 'X-Service', 'Webhook-Id', 'traceparent', 'a b', ''])(
    'must not be ours or malformed: "%s"',
    (name) => expect(() => headers({ [name]: 'x' })).toThrow(/must not have the name/),
  );
  it.each(['', ' x', 'x ', 'a\r\nb', 'ü', 'x'.repeat(1_001), 1, null])('do not have the value %j', (value) => {
    expect(() => headers({ 'X-Key': value })).toThrow('headers must have values of 1 to 1000 printable');
  });
  it('have each name once', () => {
    expect(() => headers({ 'X-Key': '1', 'x-key': '2' })).toThrow('headers must have each name once');
  });
  it.each([['X-Key: 1'], ['text'], [undefined]])('are an object: %j', (given) => {
    expect(() => headers(given)).toThrow('headers must be an object, or null');
  });
});
