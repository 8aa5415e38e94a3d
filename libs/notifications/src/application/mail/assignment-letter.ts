import type { Assignment } from '@partner/sales';
import { sentence } from './user-text.js';
import type { Letter } from './letter.js';

/** Tells a sales person what was assigned to them by lead routing (§4.3.1). */
export function assignmentLetter(
  company: string,
  to: string,
  { record, number, location, customer, salesSource }: Assignment,
): Letter {
  return {
    subject: sentence`New ${record} #${number}` + (customer.name ? sentence` from ${customer.name}` : ''),
    greeting: sentence`Hello ${to},`,
    paragraphs: [sentence`${record} #${number} at ${location} was assigned to you.`],
    facts: [
      ['Customer', customer.name],
      ['Email', customer.email],
      ['Phone', customer.phone],
      ['Source', salesSource],
    ],
    closing: company,
  };
}
