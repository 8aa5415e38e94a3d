import type { LinkNotice } from '@partner/payments';
import type { Letter } from './letter.js';
import { sentence } from './user-text.js';

/** Asks the customer of an order to pay (§4.11). */
export function paymentLinkLetter(
  company: string,
  { customerName, orderNumber, name, amount, url }: LinkNotice,
): Letter {
  return {
    subject: sentence`Your payment link from ${company}`,
    greeting: customerName ? sentence`Hello ${customerName},` : 'Hello,',
    paragraphs: [
      `You can pay for your order #${orderNumber} online. The link can be used for one payment; if it no longer ` +
        'works, ask us for another one.',
    ],
    link: { label: 'Pay now', url },
    facts: [
      ['For', name],
      ['Amount', amount],
    ],
    closing: company,
  };
}
