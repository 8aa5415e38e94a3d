import { invalid, parseHttpUrl } from '@partner/kernel';

/** A path of this deployment that browsers do not read as another host. */
const path = /^\/(?![/\\])[^\s\\]*$/;

/**
 * Checks the target of launch links (R54, R76).
 * @throws DomainError `invalid` unless it is an absolute http URL without user information or a path of this
 * deployment.
 */
export function checkConfiguratorUrl(address: string): void {
  if (!path.test(address) && !parseHttpUrl(address)) {
    throw invalid('configuratorUrl must be an http or https address, or a path that begins with one slash');
  }
}

/**
 * Normalizes origins as browsers write them and removes duplicates.
 * @throws DomainError `invalid` for anything beyond scheme, host and port.
 */
export const originsOf = (allowlist: readonly string[]): readonly string[] => [...new Set(allowlist.map(originOf))];

function originOf(text: string): string {
  const url = parseHttpUrl(text);
  if (url?.href === `${url?.origin}/` && !/[?#*]/.test(text)) return url.origin;
  throw invalid(`configuratorLaunchAllowlist must hold origins such as https://shop.example.com, not "${text}"`);
}
