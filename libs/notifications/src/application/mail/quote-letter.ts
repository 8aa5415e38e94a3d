import type { QuoteConfirmation } from '@partner/sales';
import { sentence } from './user-text.js';
import type { Letter } from './letter.js';

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
