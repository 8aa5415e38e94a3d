import type { CompanyContact } from '@partner/companies';
import type { LinkNotice } from '@partner/payments';
import type { Assignment, QuoteConfirmation } from '@partner/sales';
import { assignmentLetter } from '../mail/assignment-letter.js';
import { disabledLetter, type DisabledSubscription } from '../mail/disabled-letter.js';
import { paymentLinkLetter } from '../mail/payment-link-letter.js';
import { quoteLetter } from '../mail/quote-letter.js';
import { jobKinds } from './job-kinds.js';
import { type Addressed, MailJob } from './mail-job.js';

/** What the job of an assignment carries: the sales person as they were when it was theirs. */
export interface AssignmentPayload {
  readonly to: { readonly name: string; readonly email: string };
  readonly assignment: Assignment;
}

/** Mail to the sales person whom lead routing chose (§4.3.1). */
export class AssignmentMail extends MailJob<AssignmentPayload> {
  readonly kind = jobKinds.assignment;

  protected addressed({ to, assignment }: AssignmentPayload, company: CompanyContact): Addressed {
    return { to: { name: to.name, address: to.email }, letter: assignmentLetter(company.name, to.name, assignment) };
  }
}

/** Mail to the customer of a new quote (§4.3.1); an answer to it reaches the company. */
export class QuoteConfirmationMail extends MailJob<QuoteConfirmation> {
  readonly kind = jobKinds.quoteConfirmation;

  protected addressed(quote: QuoteConfirmation, company: CompanyContact): Addressed {
    const { name, email: address } = quote.customer;
    return {
      to: { ...(name && { name }), address },
      ...(company.email && { replyTo: company.email }),
      letter: quoteLetter(company.name, quote),
    };
  }
}

/** Mail to the customer who is to pay (§4.11); an answer to it reaches the company. */
export class PaymentLinkMail extends MailJob<LinkNotice> {
  readonly kind = jobKinds.paymentLink;

  protected addressed(link: LinkNotice, company: CompanyContact): Addressed {
    const { customerName: name, to: address } = link;
    return {
      to: { ...(name && { name }), address },
      ...(company.email && { replyTo: company.email }),
      letter: paymentLinkLetter(company.name, link),
    };
  }
}

/** Mail to the technical contact when a webhook subscription was disabled (E11); without one, to the company. */
export class SubscriptionDisabledMail extends MailJob<DisabledSubscription> {
  readonly kind = jobKinds.subscriptionDisabled;

  protected addressed(subscription: DisabledSubscription, company: CompanyContact): Addressed | undefined {
    const address = company.technicalContactEmail ?? company.email;
    return address === null ? undefined : { to: { address }, letter: disabledLetter(company.name, subscription) };
  }
}
