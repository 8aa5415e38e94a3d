/** Decodes a text as editors and shells write it: UTF-8, or UTF-16 with its byte order mark, as Windows shells do. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  // The decoder drops the byte order mark.
  return new TextDecoder(encoding).decode(bytes);
}
