import { invalid, webAddress } from '@partner/kernel';

/** A path of this deployment, which no browser reads as another host. */
const path = /^\/(?![/\\])[^\s\\]*$/;

/**
 * Where launch links lead (R54, R76). @throws DomainError `invalid` for what is neither an absolute http address
 * without user information nor a path of this deployment.
 */
export function checkConfiguratorUrl(address: string): void {
  if (!path.test(address) && !webAddress(address)) {
    throw invalid('configuratorUrl must be an http or https address, or a path that begins with one slash');
  }
}

/** Origins as browsers write them, each once. @throws DomainError `invalid` for more than scheme, host and port. */
export const originsOf = (allowlist: readonly string[]): readonly string[] => [...new Set(allowlist.map(originOf))];

function originOf(text: string): string {
  const url = webAddress(text);
  if (url?.href === `${url?.origin}/` && !/[?#]/.test(text)) return url.origin;
  throw invalid(`configuratorLaunchAllowlist must hold origins such as https://shop.example.com, not "${text}"`);
}
