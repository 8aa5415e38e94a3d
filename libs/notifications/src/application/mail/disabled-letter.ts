import { sentence } from './user-text.js';
import type { Letter } from './letter.js';

/** A webhook subscription that nothing is sent to any more. */
export interface DisabledSubscription {
  readonly subscriptionId: string;
  readonly url: string;
  readonly reason: string;
  /** RFC 3339. */
  readonly failingSince?: string;
}

/** Tells a company's technical contact that a webhook endpoint was disabled (E11). */
export function disabledLetter(
  company: string,
  { subscriptionId, url, reason, failingSince }: DisabledSubscription,
): Letter {
  return {
    subject: sentence`Webhook endpoint of ${company} disabled`,
    greeting: 'Hello,',
    paragraphs: [
      'events are no longer sent to this webhook endpoint, because its deliveries failed for days.',
      'What is pending is kept and goes out once the subscription is enabled again. Missed events are in the event ' +
        'feed.',
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
