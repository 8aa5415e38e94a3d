import { JobFailure } from '@partner/kernel';
import { type Mail, MailTransport } from '../application/ports/mail-transport.js';
import { messageOf } from './message.js';

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

/** Error codes that concern the message itself: its sender, recipient or content. */
const aboutTheMessage: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * A permanent rejection of the message (5xx) is not retried. All other failures are temporary: 4xx, a server that is
 * unavailable or breaks off, and a failed login, which the operator must fix and which is independent of the message.
 */
function smtpFailure(error: SmtpError): JobFailure {
  const refused = error.responseCode === undefined ? error.code === 'EENVELOPE' : error.responseCode >= 500;
  return new JobFailure(`mail: ${error.message}`, { permanent: aboutTheMessage.has(error.code) && refused });
}

/** Timeouts in milliseconds; in total less than the time of one attempt of a job. */
const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000, dnsTimeout: 5_000 };

/** Sends emails to an SMTP server, with a new connection per email, so that no stale connection is reused. */
export class SmtpMailTransport extends MailTransport {
  /** @param url `smtp://` or `smtps://`, with user and password where the server requires them */
  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    try {
      // Loaded with the first email, because few commands send any.
      const { createTransport } = await import('nodemailer');
      await createTransport({ url: this.url, ...timeouts }).sendMail(messageOf(mail, this.from));
    } catch (error) {
      throw smtpFailure(error as Error);
    }
  }
}
