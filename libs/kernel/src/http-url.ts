/**
 * Scheme, authority without user information, and the rest; excludes everything that URL parsers interpret differently.
 */
const pattern = /^https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i;

/** Parses an absolute http or https URL without user information, as browsers do; undefined for anything else. */
export function parseHttpUrl(text: string): URL | undefined {
  return pattern.test(text) ? (URL.parse(text) ?? undefined) : undefined;
}
