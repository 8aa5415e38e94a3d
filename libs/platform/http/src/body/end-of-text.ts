const quote = 0x22;
const backslash = 0x5c;

/** Where a text of JSON ends that begins at `start`; the end of everything when it does not. */
export function endOfText(json: string, start: number): number {
  for (let index = start + 1; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (code === quote) return index;
    if (code === backslash) index += 1;
  }
  return json.length;
}
