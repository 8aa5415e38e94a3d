import type { Letter } from './letter.js';
import { sentence } from './user-text.js';

/** Invites somebody to a company, with the link that gives them a login (R36). @param about.expiresAt RFC 3339. */
export function invitationLetter(
  company: string,
  { name, link, expiresAt }: { readonly name: string; readonly link: string; readonly expiresAt: string },
): Letter {
  return {
    subject: sentence`You are invited to ${company}`,
    greeting: sentence`Hello ${name},`,
    paragraphs: [
      sentence`${company} has invited you to work with them. Follow the link to set up your login.`,
      `The link works once, and until ${expiresAt.slice(0, 16).replace('T', ' ')} UTC.`,
    ],
    link: { label: 'Accept the invitation', url: link },
    closing: company,
  };
}

/** Tells somebody who can log in already that another company has added them (R36). */
export function membershipLetter(
  company: string,
  { name, link }: { readonly name: string; readonly link: string },
): Letter {
  return {
    subject: sentence`You were added to ${company}`,
    greeting: sentence`Hello ${name},`,
    paragraphs: [sentence`${company} has added you. You can work with them under the login that you have.`],
    link: { label: 'Log in', url: link },
    closing: company,
  };
}

/** Has the link that signs somebody in to the portal (R90). @param about.expiresAt RFC 3339. */
export function signInLetter(
  company: string,
  { name, link, expiresAt }: { readonly name: string; readonly link: string; readonly expiresAt: string },
): Letter {
  return {
    subject: sentence`Sign in to the developer portal of ${company}`,
    greeting: sentence`Hello ${name},`,
    paragraphs: [
      sentence`somebody, we hope you, wants to sign in to the developer portal of ${company}.`,
      `The link works once, and until ${expiresAt.slice(0, 16).replace('T', ' ')} UTC. If it was not you, do nothing.`,
    ],
    link: { label: 'Sign in', url: link },
    closing: company,
  };
}
