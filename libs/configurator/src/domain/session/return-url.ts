import { invalid, webAddress } from '@partner/kernel';

/**
 * The address as browsers write it, so that what was checked is what they are sent to (R54).
 * @param allowlist origins as browsers write them.
 * @throws DomainError `invalid` unless scheme, host and port are exactly those of an allowed origin.
 */
export function allowedReturnUrl(returnUrl: string, allowlist: readonly string[]): string {
  const url = webAddress(returnUrl);
  if (!url) throw invalid('returnUrl must be an absolute http or https address without user information');
  if (!allowlist.includes(url.origin)) {
    throw invalid(`returnUrl: the origin ${url.origin} is not on the configurator launch allowlist of the company`);
  }
  return url.href;
}
