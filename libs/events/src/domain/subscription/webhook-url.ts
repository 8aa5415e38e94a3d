import { invalid, parseHttpUrl } from '@partner/kernel';

/** Rules of a deployment for webhook URLs (E7). */
export interface WebhookUrlRules {
  /** True to allow private addresses, and with them plain http. */
  readonly allowPrivate: boolean;
}

const maxUrlLength = 2_048;

/**
 * Validates the URL of a subscription and returns it unchanged. The addresses of its host are checked separately, and
 * at every attempt (E7).
 * @throws DomainError `invalid` with the reason.
 */
export function webhookUrl(text: string, { allowPrivate }: WebhookUrlRules): string {
  const refused = (reason: string): Error => invalid(reason, 'invalid_field', { field: 'url' });
  if (text.length > maxUrlLength) throw refused(`the URL must have at most ${maxUrlLength} characters`);
  // The parser would silently drop some of these characters.
  const url = /[^\x21-\x7e]/.test(text) ? null : URL.parse(text);
  if (!url || !['https:', 'http:'].includes(url.protocol))
    throw refused(`the URL must be an absolute http or https address, not "${text}"`);
  if (url.protocol === 'http:' && !allowPrivate) throw refused('the URL must begin with https://');
  if (url.username !== '' || url.password !== '') throw refused('the URL must not contain a user name or a password');
  if (!parseHttpUrl(text)) throw refused('the URL must have a plain host name or address');
  if (text.includes('#')) throw refused('the URL must not contain a fragment (#)');
  return text;
}
