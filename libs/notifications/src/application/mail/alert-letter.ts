import type { Id } from '@partner/kernel';
import type { AlertKind } from '../../domain/alert/alert-settings.js';
import type { Letter } from './letter.js';
import { sentence } from './user-text.js';

/** An alert in a job. Times are RFC 3339. */
export interface AlertPayload {
  readonly kind: AlertKind;
  readonly subjectId: Id;
  readonly name: string;
  readonly since: string;
  readonly resolvedAt: string | null;
}

/** Subject, explanation and label of the link for each kind of alert. */
const texts = {
  endpoint_failing: {
    subject: 'A webhook endpoint is failing',
    resolved: 'A webhook endpoint works again',
    text: 'Every delivery to this endpoint has failed for a while. Events are kept and tried again for 24 hours.',
    link: 'Open the endpoint',
  },
  credential_expiring: {
    subject: 'A credential is about to expire',
    resolved: 'A credential no longer expires soon',
    text: 'From its expiry on, all requests with this credential are rejected. Extend it, or replace it in time.',
    link: 'Open the credentials',
  },
  requests_rejected: {
    subject: 'Many requests are rejected',
    resolved: 'Requests are accepted again',
    text: 'A large part of an hour’s requests was rejected (4xx). The portal shows the reasons.',
    link: 'Open the rejected requests',
  },
} as const;

/** Pages of the portal that help with an alert. */
const pages: Readonly<Record<AlertKind, (subject: Id) => string>> = {
  endpoint_failing: (subject) => `/endpoints/${subject}`,
  credential_expiring: () => '/credentials',
  requests_rejected: () => '/requests?status=4xx',
};

export const alertPage = (portalUrl: string, { kind, subjectId }: AlertPayload): string =>
  portalUrl + pages[kind](subjectId);

const minutes = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`;

/** Texts of a credential that was not extended in time. */
const expired = {
  subject: 'A credential has expired',
  text: 'All requests with this credential are rejected. Replace it, or extend it.',
};

/** Tells a team of a condition that began or ended. @param url page of the portal that helps. */
export function alertLetter(company: string, alert: AlertPayload, url: string): Letter {
  const { subject, resolved, text, link } = texts[alert.kind];
  const isOver = alert.resolvedAt !== null;
  const hasExpired = isOver && alert.kind === 'credential_expiring' && alert.since <= alert.resolvedAt;
  const over = hasExpired ? expired : { subject: resolved, text: 'This is over. You need not do anything.' };
  return {
    subject: sentence`${isOver ? over.subject : subject}: ${company}`,
    greeting: 'Hello,',
    paragraphs: isOver ? [over.text] : [text, 'You get this mail at most once a day.'],
    facts: [
      ['About', alert.name],
      [alert.kind === 'credential_expiring' ? 'Expires' : 'Since', minutes(alert.since)],
      ['Over since', alert.resolvedAt && minutes(alert.resolvedAt)],
    ],
    link: { label: link, url },
    closing: company,
  };
}
