import { sentence } from './user-text.js';
import type { Letter } from './letter.js';

export interface DisabledSubscription {
  readonly subscriptionId: string;
  readonly url: string;
  readonly reason: string;
  /** RFC 3339. */
  readonly failingSince?: string;
}

/** Notifies a company's technical contact of a disabled webhook endpoint (E11). */
export function disabledLetter(
  company: string,
  { subscriptionId, url, reason, failingSince }: DisabledSubscription,
): Letter {
  return {
    subject: sentence`Webhook endpoint of ${company} disabled`,
    greeting: 'Hello,',
    paragraphs: [
      'We no longer send events to this webhook endpoint because all deliveries to it have failed for several days.',
      'Pending deliveries are kept and sent once the subscription is enabled again. Events that occur meanwhile ' +
        'are not sent; you can read them in the event feed.',
    ],
    facts: [
      ['Endpoint', url],
      ['Subscription', subscriptionId],
      ['Failing since', failingSince],
      ['Reason', reason],
    ],
    closing: company,
  };
}
