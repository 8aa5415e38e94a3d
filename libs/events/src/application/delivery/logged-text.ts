/**
 * Returns the beginning of a response as the log shows it (R92), without the values of constant headers that the
 * receiver repeats, as they are or escaped in JSON. The text is well-formed and has no NUL, as PostgreSQL requires.
 * @param length maximum number of characters
 */
export function loggedText(
  text: string | undefined,
  length: number,
  constantHeaders: Readonly<Record<string, string>> = {},
): string | undefined {
  // The longest first, because one value may begin with another.
  const secrets = Object.values(constantHeaders).sort((one, other) => other.length - one.length);
  const shown = secrets.length === 0 ? text : text?.replaceAll(new RegExp(secrets.map(repeated).join('|'), 'gi'), '…');
  return shown?.slice(0, length).replaceAll('\0', '').toWellFormed();
}

/** Pattern of an ASCII text, each of whose characters may be escaped in JSON: PHP writes `\/`, Go writes `\u0026`. */
const repeated = (text: string): string =>
  Array.from(text, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return `(?:\\\\?\\x${code}|\\\\u00${code})`;
  }).join('');
