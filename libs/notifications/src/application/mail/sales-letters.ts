import type { LinkNotice } from '@partner/payments';
import type { Assignment, QuoteConfirmation } from '@partner/sales';
import type { Letter } from './letter.js';
import { sentence } from './user-text.js';

/** Notifies a salesperson of a record assigned by lead routing (§4.3.1). */
export function assignmentLetter(
  company: string,
  to: string,
  { record, number, location, customer, salesSource }: Assignment,
): Letter {
  return {
    subject: sentence`New ${record} #${number}` + (customer.name ? sentence` from ${customer.name}` : ''),
    greeting: sentence`Hello ${to},`,
    paragraphs: [sentence`You have been assigned ${record} #${number} at ${location}.`],
    facts: [
      ['Customer', customer.name],
      ['Email', customer.email],
      ['Phone', customer.phone],
      ['Source', salesSource],
    ],
    closing: company,
  };
}

/** Confirms a quote to the customer who requested it (§4.3.1). */
export function quoteLetter(
  company: string,
  { number, customer, location, building, serialNumber, total }: QuoteConfirmation,
): Letter {
  return {
    subject: sentence`Your quote #${number} from ${company}`,
    greeting: customer.name ? sentence`Hello ${customer.name},` : 'Hello,',
    paragraphs: [`Thank you for your interest. This is your quote #${number}. We will contact you soon.`],
    facts: [
      ['Building', building],
      ['Serial number', serialNumber],
      ['Location', location],
      ['Total', total],
    ],
    closing: company,
  };
}

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
