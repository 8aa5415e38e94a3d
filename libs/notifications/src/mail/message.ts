import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../application/ports/mail-transport.js';

/**
 * Builds the nodemailer message. It is marked as auto-generated, so that absence notices and similar replies are not
 * sent.
 */
export function messageOf({ id, to, replyTo, subject, text, html }: Mail, from: string): SendMailOptions {
  const domain = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    messageId: `<${id}@${domain}>`,
    from,
    to: { name: to.name ?? '', address: to.address },
    replyTo,
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
