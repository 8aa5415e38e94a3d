import type { Invitee, OpenInvitations } from '@partner/companies';
import type { Clock, Id } from '@partner/kernel';
import type { LinkNotice } from '@partner/payments';
import type { Assignment, QuoteConfirmation } from '@partner/sales';
import type { SecondFactorChange } from '@partner/sign-in';
import type { CompanySecrets } from '@partner/runtime';
import { addressLetter, alertLetter, type AlertPayload } from '../mail/alert-letter.js';
import { disabledLetter, type DisabledSubscription } from '../mail/disabled-letter.js';
import { assignmentLetter, paymentLinkLetter, quoteLetter } from '../mail/sales-letters.js';
import { invitationLetter, membershipLetter, secondFactorLetter, signInLetter } from '../mail/user-letters.js';
import { jobKinds } from './job-kinds.js';
import type { AddressedLetter, Company } from './mail-job.js';

/** Payload of an assignment job: the salesperson's data at the time of the assignment. */
export interface AssignmentPayload {
  readonly to: { readonly name: string; readonly email: string };
  readonly assignment: Assignment;
}

/** Payload of a job for a user who already has a login. */
export interface MembershipPayload {
  readonly to: Invitee;
}

export interface SignInPayload {
  readonly to: Invitee;
  readonly sealedToken: string;
  /** RFC 3339. */
  readonly expiresAt: string;
}

/** Payload of an invitation job, with the invitee's data as the company entered it. */
export interface InvitationPayload extends SignInPayload {
  readonly invitationId: Id;
}

export interface SecondFactorPayload {
  readonly to: Invitee;
  readonly change: SecondFactorChange;
}

export interface AlertMailPayload {
  readonly to: string;
  readonly alerts: readonly AlertPayload[];
}

/** Payload of a job that asks an address to confirm that it wants alerts. */
export interface AddressPayload extends Omit<SignInPayload, 'to'> {
  readonly to: string;
}

/** Sources of emails that link to the portal. */
interface MailSources {
  readonly open: OpenInvitations;
  readonly seal: CompanySecrets;
  readonly clock: Clock;
  /** Without a trailing slash. */
  readonly portalUrl: string;
}

/** Builds an email from the payload of its job and the current state; undefined if it is not to be sent. */
export type MailOf<Payload> = (
  payload: Payload,
  company: Company,
  sources: MailSources,
) => AddressedLetter | undefined | Promise<AddressedLetter | undefined>;

const user = ({ name, email }: Invitee): AddressedLetter['to'] => ({ name, address: email });

/** Addresses a customer, whose replies go to the company. */
const customer = (address: string, name: string | undefined, { email }: Company): Omit<AddressedLetter, 'letter'> => ({
  to: { ...(name && { name }), address },
  ...(email && { replyTo: email }),
});

/** Emails by the kind of their job. */
export const mails = {
  /** To the salesperson chosen by lead routing (§4.3.1). */
  [jobKinds.assignment]: ({ to, assignment }: AssignmentPayload, { name }) => ({
    to: user(to),
    about: assignment.about,
    letter: assignmentLetter(name, to.name, assignment),
  }),

  /** To the customer of a new quote (§4.3.1). */
  [jobKinds.quoteConfirmation]: (quote: QuoteConfirmation, company) => ({
    ...customer(quote.customer.email, quote.customer.name, company),
    about: quote.about,
    letter: quoteLetter(company.name, quote),
  }),

  /** To the customer who is to pay (§4.11). */
  [jobKinds.paymentLink]: (link: LinkNotice, company) => ({
    ...customer(link.to, link.customerName, company),
    about: link.about,
    letter: paymentLinkLetter(company.name, link),
  }),

  /** To the technical contact, or else to the company, about a disabled webhook subscription (E11). */
  [jobKinds.subscriptionDisabled]: (subscription: DisabledSubscription, company) => {
    const address = company.technicalContactEmail ?? company.email;
    return address === null ? undefined : { to: { address }, letter: disabledLetter(company.name, subscription) };
  },

  /** With the link that gives an account its login (R36); not sent when the invitation is no longer open. */
  [jobKinds.invitation]: async (
    { invitationId, to, sealedToken, expiresAt }: InvitationPayload,
    { id, name },
    sources,
  ) => {
    if (!(await sources.open.includes(id, invitationId, sources.clock.now()))) return undefined;
    const link = `${sources.portalUrl}/invitations/${await sources.seal.open(sealedToken, id)}`;
    return { to: user(to), letter: invitationLetter(name, { name: to.name, link, expiresAt }) };
  },

  /** To a user with an existing login who was added to another company (R36). */
  [jobKinds.membership]: ({ to }: MembershipPayload, { name }, { portalUrl }) => ({
    to: user(to),
    letter: membershipLetter(name, { name: to.name, link: portalUrl }),
  }),

  /** With a sign-in link (R90); not sent when the link has expired. */
  [jobKinds.signIn]: async (
    { to, sealedToken, expiresAt }: SignInPayload,
    { id, name },
    { seal, clock, portalUrl },
  ) => {
    if (new Date(expiresAt) <= clock.now()) return undefined;
    const link = `${portalUrl}/sign-in/${await seal.open(sealedToken, id)}`;
    return { to: user(to), letter: signInLetter(name, { name: to.name, link, expiresAt }) };
  },

  /** About a change of the person's second factors. */
  [jobKinds.secondFactor]: ({ to, change }: SecondFactorPayload, { name }, { portalUrl }) => ({
    to: user(to),
    letter: secondFactorLetter(name, { name: to.name, change, link: `${portalUrl}/security` }),
  }),

  /** About conditions that began or ended. */
  [jobKinds.alertMail]: ({ to, alerts }: AlertMailPayload, { name }, { portalUrl }) => ({
    to: { address: to },
    letter: alertLetter(name, alerts, portalUrl),
  }),

  /** With the link by which an address confirms that it wants alerts (A15); not sent when the link has expired. */
  [jobKinds.alertAddress]: async (
    { to, sealedToken, expiresAt }: AddressPayload,
    { id, name },
    { seal, clock, portalUrl },
  ) => {
    if (new Date(expiresAt) <= clock.now()) return undefined;
    const link = `${portalUrl}/alert-addresses/${await seal.open(sealedToken, id)}`;
    return { to: { address: to }, letter: addressLetter(name, { link, expiresAt }) };
  },
} satisfies Record<string, MailOf<never>>;
