import { expect, it } from '@jest/globals';
import { textOf } from './text.js';

const text = '{"name":"Müller €"}';
const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16 of a Windows shell', utf16],
  ['UTF-16 in the other order', Buffer.from(utf16).swap16()],
])('decodes %s', (_, bytes) => {
  expect(textOf(bytes)).toBe(text);
});
