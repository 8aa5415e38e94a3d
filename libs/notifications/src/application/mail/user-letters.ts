import type { Letter } from './letter.js';
import { sentence } from './user-text.js';

/** Invites a user to a company, with the link for setting up a login (R36). @param about.expiresAt RFC 3339 */
export function invitationLetter(
  company: string,
  { name, link, expiresAt }: { readonly name: string; readonly link: string; readonly expiresAt: string },
): Letter {
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
export function membershipLetter(
  company: string,
  { name, link }: { readonly name: string; readonly link: string },
): Letter {
  return {
    subject: sentence`You were added to ${company}`,
    greeting: sentence`Hello ${name},`,
    paragraphs: [sentence`${company} has added you as a user. You can log in with your existing account.`],
    link: { label: 'Log in', url: link },
    closing: company,
  };
}

/** Sends the link that signs a user in to the portal (R90). @param about.expiresAt RFC 3339 */
export function signInLetter(
  company: string,
  { name, link, expiresAt }: { readonly name: string; readonly link: string; readonly expiresAt: string },
): Letter {
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
