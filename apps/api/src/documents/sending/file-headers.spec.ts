import { describe, expect, it } from '@jest/globals';
import { parse } from 'content-disposition';
import { dispositionOf } from './file-headers.js';

describe('file name of a download (R52)', () => {
  it.each([
    ['plain.pdf', 'attachment; filename=plain.pdf'],
    ['Öl.pdf', "attachment; filename=Ol.pdf; filename*=UTF-8''%C3%96l.pdf"],
    ['a"b.pdf', "attachment; filename=a'b.pdf; filename*=UTF-8''a%22b.pdf"],
    [
      'a\r\nX-Evil: 1\u0000\u007f.pdf',
      'attachment; filename="a__X-Evil: 1__.pdf"; filename*=UTF-8\'\'a%0D%0AX-Evil%3A%201%00%7F.pdf',
    ],
  ])('%j is %s', (fileName, header) => {
    expect(dispositionOf(fileName)).toBe(header);
    expect(parse(header).parameters['filename']).toBe(fileName);
  });

  it('is printable ASCII for any name', () => {
    const names = Array.from(
      { length: 0x3000 },
      (_, code) => `${String.fromCodePoint(code)}x${String.fromCodePoint(code + 0x1f300)}`,
    );
    expect(names.map(dispositionOf).filter((header) => !/^[\x20-\x7e]+$/.test(header))).toEqual([]);
  });
});
