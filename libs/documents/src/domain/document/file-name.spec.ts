import { describe, expect, it } from '@jest/globals';
import { checkFileName } from './file-name.js';

describe('checkFileName (R70)', () => {
  it.each(['contract.pdf', 'Müller – 1.pdf', '契約書.pdf', 'a "quoted".pdf', '.hidden', '😀'.repeat(255)])(
    'accepts %j',
    (name) => {
      expect(() => checkFileName(name)).not.toThrow();
    },
  );

  it.each([
    '../../x',
    '..\\x',
    '/etc/passwd',
    'a/b.pdf',
    '..',
    '.',
    '',
    '  ',
    'a\0b.pdf',
    'a\r\nb.pdf',
    'invoice\u202efdp.exe',
    '\ud800.pdf',
    'x'.repeat(256),
    'x'.repeat(300),
  ])('rejects %j', (name) => {
    expect(() => checkFileName(name)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});
