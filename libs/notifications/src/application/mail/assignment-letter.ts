import type { Assignment } from '@partner/sales';
import type { Letter } from './letter.js';

/** Tells a sales person what was assigned to them by lead routing (§4.3.1). */
export function assignmentLetter(
  company: string,
  to: string,
  { record, number, location, customer, salesSource }: Assignment,
): Letter {
  return {
    subject: `New ${record} #${number}${customer.name ? ` from ${customer.name}` : ''}`,
    greeting: `Hello ${to},`,
    paragraphs: [`${record} #${number} at ${location} was assigned to you.`],
    facts: [
      ['Customer', customer.name],
      ['Email', customer.email],
      ['Phone', customer.phone],
      ['Source', salesSource],
    ],
    closing: company,
  };
}
