import { invalid } from '@partner/kernel';

/** What a deployment allows of the addresses that events are sent to (E7). */
export interface WebhookUrlRules {
  /** Whether plain http is allowed, as it is where private addresses are. */
  readonly allowPrivate: boolean;
}

const longestUrl = 2_048;

/**
 * The address of a subscription, as it was given. Where its name leads is checked at every attempt (E7).
 * @throws DomainError `invalid` saying what is wrong with it.
 */
export function webhookUrl(text: string, { allowPrivate }: WebhookUrlRules): string {
  if (text.length > longestUrl) throw invalid(`the URL must have at most ${longestUrl} characters`);
  // The parser would drop some of these in silence.
  const url = /[^\x21-\x7e]/.test(text) ? undefined : parsed(text);
  if (!url || !['https:', 'http:'].includes(url.protocol))
    throw invalid(`the URL must be an absolute http or https address, not "${text}"`);
  if (url.protocol === 'http:' && !allowPrivate) throw invalid('the URL must begin with https://');
  if (url.username !== '' || url.password !== '') throw invalid('the URL must not contain a user name or a password');
  if (text.includes('#')) throw invalid('the URL must not contain a fragment (#)');
  return text;
}

function parsed(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
