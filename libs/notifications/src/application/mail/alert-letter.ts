import type { Id } from '@partner/kernel';
import type { Alert } from '../ports/alerts.js';
import type { Letter } from './letter.js';
import { sentence } from './user-text.js';

/** An alert in a job. Times are RFC 3339. */
export interface AlertPayload extends Omit<Alert, 'since' | 'resolvedAt'> {
  readonly since: string;
  readonly resolvedAt: string | null;
}

/** Subject, explanation, and link to the page of the portal that helps, for each kind of alert. */
const texts = {
  endpoint_failing: {
    subject: 'A webhook endpoint is failing',
    resolved: 'A webhook endpoint works again',
    text: 'Every delivery to this endpoint has failed for a while. Events are kept and tried again for 24 hours.',
    link: 'Open the endpoint',
    page: (subject: Id) => `/endpoints/${subject}`,
  },
  credential_expiring: {
    subject: 'A credential is about to expire',
    resolved: 'A credential no longer expires soon',
    text: 'From its expiry on, all requests with this credential are rejected. Extend it, or replace it in time.',
    link: 'Open the credentials',
    page: () => '/credentials',
  },
  requests_rejected: {
    subject: 'Many requests are rejected',
    resolved: 'Requests are accepted again',
    text: 'A large part of an hour’s requests was rejected (4xx). The portal shows the reasons.',
    link: 'Open the rejected requests',
    page: () => '/requests?status=4xx',
  },
} as const;

export const alertPage = (portalUrl: string, { kind, subjectId }: AlertPayload): string =>
  portalUrl + texts[kind].page(subjectId);

const minutes = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`;

/** Texts of a credential that was not extended in time. */
const expired = {
  subject: 'A credential has expired',
  text: 'All requests with this credential are rejected. Replace it, or extend it.',
};

/** Part of a letter about one alert. */
interface Part {
  readonly subject: string;
  readonly text: string;
  readonly facts: NonNullable<Letter['facts']>;
}

function partOf({ kind, name, since, resolvedAt }: AlertPayload): Part {
  const { subject, resolved, text } = texts[kind];
  const isOver = resolvedAt !== null;
  const hasExpired = isOver && kind === 'credential_expiring' && since <= resolvedAt;
  const over = hasExpired ? expired : { subject: resolved, text: 'This is over. You need not do anything.' };
  const facts = [
    ['About', name],
    [kind === 'credential_expiring' ? 'Expires' : 'Since', minutes(since)],
    ['Over since', resolvedAt && minutes(resolvedAt)],
  ] as const;
  return { facts, ...(isOver ? over : { subject, text }) };
}

/** Tells a team of conditions that began or ended, in one mail. */
export function alertLetter(company: string, alerts: readonly AlertPayload[], portalUrl: string): Letter {
  const parts = alerts.map(partOf);
  const [first, ...others] = alerts;
  const isOne = first !== undefined && others.length === 0;
  const about = isOne ? parts[0]!.subject : `${alerts.length} alerts`;
  return {
    subject: sentence`${about}: ${company}`,
    greeting: 'Hello,',
    paragraphs: [
      ...new Set(parts.map(({ subject, text }) => (isOne ? text : `${subject}. ${text}`))),
      ...(alerts.every(({ resolvedAt }) => resolvedAt !== null)
        ? []
        : ['You get a mail about a condition at most once a day.']),
    ],
    facts: parts.flatMap(({ subject, facts }) => (isOne ? facts : [['Alert', subject] as const, ...facts])),
    link: isOne
      ? { label: texts[first.kind].link, url: alertPage(portalUrl, first) }
      : { label: 'Open the alerts', url: `${portalUrl}/alerts` },
    closing: company,
  };
}

/** Asks an address to confirm that it wants alerts (A15). @param about.expiresAt RFC 3339 */
export function addressLetter(
  company: string,
  { link, expiresAt }: { readonly link: string; readonly expiresAt: string },
): Letter {
  return {
    subject: sentence`Confirm alerts of ${company}`,
    greeting: 'Hello,',
    paragraphs: [
      sentence`${company} wants to send alerts about its API integration to this address.`,
      `Follow the link until ${minutes(expiresAt)} to get them. If you do not want them, ignore this email.`,
    ],
    link: { label: 'Confirm the address', url: link },
    closing: company,
  };
}
