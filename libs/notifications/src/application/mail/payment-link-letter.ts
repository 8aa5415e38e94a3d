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
    paragraphs: [`You can pay for your order #${orderNumber} on this page:`, url],
    facts: [
      ['For', name],
      ['Amount', amount],
    ],
    closing: company,
  };
}
