import { invalid, parseHttpUrl } from '@partner/kernel';

/**
 * Normalizes a return address as browsers do, so that the checked URL is the one they are redirected to (R54).
 * @param allowlist origins as browsers write them.
 * @throws DomainError `invalid` unless scheme, host and port match an allowed origin exactly.
 */
export function allowedReturnUrl(returnUrl: string, allowlist: readonly string[]): string {
  const url = parseHttpUrl(returnUrl);
  const field = 'returnUrl';
  if (!url)
    throw invalid('returnUrl must be an absolute http or https URL without user information', 'invalid_field', {
      field,
    });
  if (!allowlist.includes(url.origin)) {
    const problem = `the origin ${url.origin} is not on the configurator launch allowlist of the company`;
    throw invalid(`returnUrl: ${problem}`, 'invalid_field', { field });
  }
  return url.href;
}
