import type { CompanyContact } from '@partner/companies';
import type { LinkNotice } from '@partner/payments';
import type { Assignment, QuoteConfirmation } from '@partner/sales';
import { assignmentLetter } from '../mail/assignment-letter.js';
import { disabledLetter, type DisabledSubscription } from '../mail/disabled-letter.js';
import { paymentLinkLetter } from '../mail/payment-link-letter.js';
import { quoteLetter } from '../mail/quote-letter.js';
import { jobKinds } from './job-kinds.js';
import { type AddressedLetter, MailJob } from './mail-job.js';

/** Payload of an assignment job: the salesperson's data at the time of the assignment. */
export interface AssignmentPayload {
  readonly to: { readonly name: string; readonly email: string };
  readonly assignment: Assignment;
}

/** Email to the salesperson chosen by lead routing (§4.3.1). */
export class AssignmentMail extends MailJob<AssignmentPayload> {
  readonly kind = jobKinds.assignment;

  protected addressed({ to, assignment }: AssignmentPayload, company: CompanyContact): AddressedLetter {
    const letter = assignmentLetter(company.name, to.name, assignment);
    return { to: { name: to.name, address: to.email }, about: assignment.about, letter };
  }
}

/** Email to the customer of a new quote (§4.3.1); replies go to the company. */
export class QuoteConfirmationMail extends MailJob<QuoteConfirmation> {
  readonly kind = jobKinds.quoteConfirmation;

  protected addressed(quote: QuoteConfirmation, company: CompanyContact): AddressedLetter {
    const { name, email: address } = quote.customer;
    return {
      to: { ...(name && { name }), address },
      ...(company.email && { replyTo: company.email }),
      about: quote.about,
      letter: quoteLetter(company.name, quote),
    };
  }
}

/** Email with a payment link to the customer (§4.11); replies go to the company. */
export class PaymentLinkMail extends MailJob<LinkNotice> {
  readonly kind = jobKinds.paymentLink;

  protected addressed(link: LinkNotice, company: CompanyContact): AddressedLetter {
    const { customerName: name, to: address } = link;
    return {
      to: { ...(name && { name }), address },
      ...(company.email && { replyTo: company.email }),
      about: link.about,
      letter: paymentLinkLetter(company.name, link),
    };
  }
}

/** Email to the technical contact, or else to the company, about a disabled webhook subscription (E11). */
export class SubscriptionDisabledMail extends MailJob<DisabledSubscription> {
  readonly kind = jobKinds.subscriptionDisabled;

  protected addressed(subscription: DisabledSubscription, company: CompanyContact): AddressedLetter | undefined {
    const address = company.technicalContactEmail ?? company.email;
    return address === null ? undefined : { to: { address }, letter: disabledLetter(company.name, subscription) };
  }
}
