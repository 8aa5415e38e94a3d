import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from './canonical-json.js';

describe('canonical JSON', () => {
  it('is independent of the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: 1, c: 2 }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":2,"d":1}]}');
  });

  it('keeps the order of arrays', () => {
    expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
  });

  it('distinguishes null from absent and omits undefined', () => {
    expect(canonicalJson({ a: null, b: undefined })).toBe('{"a":null}');
  });

  it('treats __proto__ and toJSON of a body as ordinary keys', () => {
    const body: unknown = JSON.parse('{"__proto__":{"x":1},"constructor":2,"toJSON":3}');
    expect(canonicalJson(body)).toBe('{"__proto__":{"x":1},"constructor":2,"toJSON":3}');
  });

  it('writes dates as JSON.stringify does', () => {
    expect(canonicalJson({ at: new Date(0) })).toBe('{"at":"1970-01-01T00:00:00.000Z"}');
  });

  it('writes undefined as null', () => {
    expect(canonicalJson(undefined)).toBe('null');
  });
});
