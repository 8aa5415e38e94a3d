/**
 * Returns the beginning of a response as the log shows it (R92), without the values of constant headers that the
 * receiver repeats, as they are or in JSON. The text is well-formed and has no NUL, as PostgreSQL requires.
 * @param length maximum number of characters
 */
export function loggedText(
  text: string | undefined,
  length: number,
  constantHeaders: Readonly<Record<string, string>> = {},
): string | undefined {
  // The longest first, because one value may begin with another.
  const secrets = Object.values(constantHeaders)
    .flatMap(repeated)
    .sort((one, other) => other.length - one.length);
  const shown = secrets.reduce((left, secret) => left?.replaceAll(secret, '…'), text);
  return shown?.slice(0, length).replaceAll('\0', '').toWellFormed();
}

/** Returns a text as it is, in JSON, and in JSON as PHP, Go and Java (Gson) write it. */
function repeated(text: string): readonly string[] {
  const json = JSON.stringify(text).slice(1, -1);
  const escaped = (characters: RegExp): string =>
    json.replaceAll(characters, (one) => `\\u00${one.charCodeAt(0).toString(16)}`);
  return [text, json, json.replaceAll('/', '\\/'), escaped(/[&<>]/g), escaped(/[&<>=']/g)];
}
