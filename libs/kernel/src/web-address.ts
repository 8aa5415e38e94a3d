/** Scheme, an authority without user information, and the rest; nothing that parsers read in different ways. */
const pattern = /^https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i;

/**
 * An absolute http or https address, without user information, as browsers understand it; undefined for anything else.
 */
export function webAddress(text: string): URL | undefined {
  return pattern.test(text) ? (URL.parse(text) ?? undefined) : undefined;
}
