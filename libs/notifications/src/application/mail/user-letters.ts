import type { SecondFactorChange } from '@partner/sign-in';
import type { Letter } from './letter.js';
import { sentence } from './user-text.js';

/** Name of the user, and the link to follow. */
interface About {
  readonly name: string;
  readonly link: string;
  /** RFC 3339. */
  readonly expiresAt: string;
}

/** Invites a user to a company, with the link for setting up a login (R36). */
export function invitationLetter(company: string, { name, link, expiresAt }: About): Letter {
  return {
    subject: sentence`You are invited to ${company}`,
    greeting: sentence`Hello ${name},`,
    paragraphs: [
      sentence`${company} has invited you to work with them. Follow the link to set up your login.`,
      `You can use the link once, until ${expiresAt.slice(0, 16).replace('T', ' ')} UTC.`,
    ],
    link: { label: 'Accept the invitation', url: link },
    closing: company,
  };
}

/** Notifies a user with an existing login that another company has added them (R36). */
export function membershipLetter(company: string, { name, link }: Omit<About, 'expiresAt'>): Letter {
  return {
    subject: sentence`You were added to ${company}`,
    greeting: sentence`Hello ${name},`,
    paragraphs: [sentence`${company} has added you as a user. You can log in with your existing account.`],
    link: { label: 'Log in', url: link },
    closing: company,
  };
}

/** Sends the link that signs a user in to the portal (R90). */
export function signInLetter(company: string, { name, link, expiresAt }: About): Letter {
  return {
    subject: sentence`Sign in to the developer portal of ${company}`,
    greeting: sentence`Hello ${name},`,
    paragraphs: [
      sentence`We received a request to sign in to the developer portal of ${company}.`,
      `You can use the link once, until ${expiresAt.slice(0, 16).replace('T', ' ')} UTC. ` +
        'If you did not request it, ignore this email.',
    ],
    link: { label: 'Sign in', url: link },
    closing: company,
  };
}

const secondFactorTexts: Readonly<Record<SecondFactorChange, string>> = {
  added: 'A second factor was added to your sign-in.',
  removed: 'A second factor was removed from your sign-in.',
  reset: 'An operator removed your second factors and recovery codes, and ended your sessions.',
  recovery_codes_replaced: 'Your recovery codes were replaced. The previous ones no longer work.',
  recovery_code_used: 'A recovery code was used to sign in.',
  locked: 'Somebody signed in with a link from your mailbox, and entered a wrong second factor several times.',
};

/** Notifies a person of a change of their second factors, or of a suspicious use. */
export function secondFactorLetter(
  company: string,
  { name, change, link }: Omit<About, 'expiresAt'> & { readonly change: SecondFactorChange },
): Letter {
  return {
    subject: sentence`The security of your sign-in to ${company}`,
    greeting: sentence`Hello ${name},`,
    paragraphs: [
      secondFactorTexts[change],
      'If that was not you, end your other sessions, and tell the owner of your company.',
    ],
    link: { label: 'Open security settings', url: link },
    closing: company,
  };
}
