import { describe, expect, it } from '@jest/globals';
import { byteRange } from './byte-range.js';

describe('byte range of a file of 100 bytes (R52)', () => {
  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=90-', 90, 99],
    ['bytes=-10', 90, 99],
    ['bytes=-1000', 0, 99],
    ['bytes=0-1000', 0, 99],
    ['bytes=99-99', 99, 99],
    ['Bytes= 5-6 ', 5, 6],
  ])('%s is %d to %d', (header, first, last) => {
    expect(byteRange(header, 100)).toEqual({ first, last });
  });

  it.each([undefined, '', 'lines=1-2', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=9-5', 'bytes=1', 'bytes=0x1-2'])(
    '%s returns the whole file',
    (header) => {
      expect(byteRange(header, 100)).toBeUndefined();
    },
  );

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=0-1,3-4', 'bytes=999999999999999-'])(
    '%s is rejected with the file size',
    (header) => {
      const failure = { status: 416, headers: expect.objectContaining({ 'content-range': 'bytes */100' }) };
      expect(() => byteRange(header, 100)).toThrow(expect.objectContaining(failure));
    },
  );
});
