import type { CompanyContact, CompanyContacts, Invitee, OpenInvitations } from '@partner/companies';
import type { Clock, CompanyId, Id } from '@partner/kernel';
import type { SecondFactorChange } from '@partner/sign-in';
import { invitationLetter, membershipLetter, secondFactorLetter, signInLetter } from '../mail/user-letters.js';
import type { MailTransport } from '../ports/mail-transport.js';
import type { TokenSeal } from '../ports/crm-connections.js';
import { jobKinds } from './job-kinds.js';
import { type AddressedLetter, MailJob } from './mail-job.js';

/** Payload of an invitation job, with the invitee's data as the company entered it. */
export interface InvitationPayload {
  readonly invitationId: Id;
  readonly to: Invitee;
  readonly sealedToken: string;
  /** RFC 3339. */
  readonly expiresAt: string;
}

/** Payload of a job for a user who already has a login. */
export interface MembershipPayload {
  readonly to: Invitee;
}

/** Dependencies of invitation emails beyond those of all emails. */
interface InvitationMailParts {
  readonly open: OpenInvitations;
  readonly seal: TokenSeal;
  readonly clock: Clock;
  /** Without a trailing slash. */
  readonly portalUrl: string;
}

/** Email with the link that gives an account its login (R36); not sent when the invitation is no longer open. */
export class InvitationMail extends MailJob<InvitationPayload> {
  readonly kind = jobKinds.invitation;

  constructor(
    companies: CompanyContacts,
    transport: MailTransport,
    private readonly parts: InvitationMailParts,
  ) {
    super(companies, transport);
  }

  protected async addressed(
    { invitationId, to, sealedToken, expiresAt }: InvitationPayload,
    { name: company }: CompanyContact,
    companyId: CompanyId,
  ): Promise<AddressedLetter | undefined> {
    const { open, seal, clock, portalUrl } = this.parts;
    if (!(await open.includes(companyId, invitationId, clock.now()))) return undefined;
    const link = `${portalUrl}/invitations/${await seal.open(sealedToken, companyId)}`;
    const letter = invitationLetter(company, { name: to.name, link, expiresAt });
    return { to: { name: to.name, address: to.email }, letter };
  }
}

/** Email to a user with an existing login who was added to another company (R36). */
export class MembershipMail extends MailJob<MembershipPayload> {
  readonly kind = jobKinds.membership;

  constructor(
    companies: CompanyContacts,
    transport: MailTransport,
    private readonly portalUrl: string,
  ) {
    super(companies, transport);
  }

  protected addressed({ to }: MembershipPayload, { name: company }: CompanyContact): AddressedLetter {
    const letter = membershipLetter(company, { name: to.name, link: this.portalUrl });
    return { to: { name: to.name, address: to.email }, letter };
  }
}

export interface SignInPayload {
  readonly to: Invitee;
  readonly sealedToken: string;
  /** RFC 3339. */
  readonly expiresAt: string;
}

/** Email with a sign-in link (R90); not sent when the link has expired. */
export class SignInMail extends MailJob<SignInPayload> {
  readonly kind = jobKinds.signIn;

  constructor(
    companies: CompanyContacts,
    transport: MailTransport,
    private readonly parts: Omit<InvitationMailParts, 'open'>,
  ) {
    super(companies, transport);
  }

  protected async addressed(
    { to, sealedToken, expiresAt }: SignInPayload,
    { name: company }: CompanyContact,
    companyId: CompanyId,
  ): Promise<AddressedLetter | undefined> {
    const { seal, clock, portalUrl } = this.parts;
    if (new Date(expiresAt) <= clock.now()) return undefined;
    const link = `${portalUrl}/sign-in/${await seal.open(sealedToken, companyId)}`;
    const letter = signInLetter(company, { name: to.name, link, expiresAt });
    return { to: { name: to.name, address: to.email }, letter };
  }
}

export interface SecondFactorPayload {
  readonly to: Invitee;
  readonly change: SecondFactorChange;
}

/** Email about a change of the person's second factors. */
export class SecondFactorMail extends MailJob<SecondFactorPayload> {
  readonly kind = jobKinds.secondFactor;

  constructor(
    companies: CompanyContacts,
    transport: MailTransport,
    private readonly portalUrl: string,
  ) {
    super(companies, transport);
  }

  protected addressed({ to, change }: SecondFactorPayload, { name: company }: CompanyContact): AddressedLetter {
    const letter = secondFactorLetter(company, { name: to.name, change, link: `${this.portalUrl}/security` });
    return { to: { name: to.name, address: to.email }, letter };
  }
}
