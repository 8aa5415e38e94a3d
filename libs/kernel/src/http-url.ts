/**
 * Scheme, authority without user information, and the rest; excludes everything that URL parsers interpret differently.
 */
const pattern = /^https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i;

/** Host names and addresses. Parsers accept more, such as the `;` that ends a source in a content security policy. */
const plainHost = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

/**
 * Parses an absolute http or https URL with a plain host and without user information, as browsers do; undefined for
 * anything else (A14).
 */
export function parseHttpUrl(text: string): URL | undefined {
  const url = pattern.test(text) ? URL.parse(text) : null;
  return url !== null && plainHost.test(url.hostname) ? url : undefined;
}
