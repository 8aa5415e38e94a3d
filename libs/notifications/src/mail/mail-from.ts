import type { Settings } from '@partner/runtime';

/** Sender of emails: `no-reply` at the host of the public URL unless a mailbox is configured. */
export function mailFromOf({ mailFrom, baseUrl }: Pick<Settings, 'mailFrom' | 'baseUrl'>): string {
  const host = baseUrl === undefined ? 'localhost' : new URL(baseUrl).hostname;
  return mailFrom ?? `Partner API <no-reply@${/^[\d.]+$|:/.test(host) ? 'localhost' : host}>`;
}
