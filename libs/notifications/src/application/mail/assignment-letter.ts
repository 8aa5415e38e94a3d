import type { Assignment } from '@partner/sales';
import { sentence } from './user-text.js';
import type { Letter } from './letter.js';

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
