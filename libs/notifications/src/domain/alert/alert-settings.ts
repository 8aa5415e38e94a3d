import { invalid } from '@partner/kernel';

/** Conditions that a company can be alerted of. */
export type AlertKind = 'endpoint_failing' | 'credential_expiring' | 'requests_rejected';

/** Settings of a company's alerts. Null switches a condition off. */
export interface AlertSettings {
  /** Addresses that get mail, at most 10. */
  readonly emails: readonly string[];
  /** URL that gets signed webhooks. */
  readonly webhookUrl: string | null;
  /** Minutes for which every delivery to an endpoint must have failed. */
  readonly failingMinutes: number | null;
  /** Days before a credential expires. */
  readonly expiryDays: number | null;
  /** Percentage of rejected requests (4xx) of an hour with at least 50 requests. */
  readonly rejectedPercent: number | null;
}

/** Returns settings that work. @throws DomainError `invalid` */
export function checkedSettings(settings: AlertSettings): AlertSettings {
  const emails = [...new Set(settings.emails.map((one) => one.trim().toLowerCase()))];
  const wrong = emails.find((one) => !/^[^\s@]+@[^\s@]+$/.test(one));
  if (wrong !== undefined)
    throw invalid(`emails: "${wrong}" is not an email address`, 'invalid_field', { field: 'emails' });
  if (emails.length > 10) throw invalid('emails: at most 10 addresses can get alerts');
  return { ...settings, emails };
}
