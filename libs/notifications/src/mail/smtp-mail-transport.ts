import { JobFailure } from '@partner/kernel';
import { createTransport } from 'nodemailer';
import { type Mail, MailTransport } from '../application/ports/mail-transport.js';
import { messageOf } from './message.js';

/** What nodemailer tells about a failure. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

/** Replies to the message itself: its sender, its recipient, its content. */
const aboutTheMessage: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * A server that refuses the message for good (5xx) would refuse it again. Everything else passes: 4xx, a server that is
 * away or breaks off, and a login that fails, which is the operator's to mend and no message's fault.
 */
function smtpFailure(error: SmtpError): JobFailure {
  const refused = error.responseCode === undefined ? error.code === 'EENVELOPE' : error.responseCode >= 500;
  return new JobFailure(`mail: ${error.message}`, { permanent: aboutTheMessage.has(error.code) && refused });
}

/** Milliseconds: together less than a job's attempt may take. */
const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000, dnsTimeout: 5_000 };

/** Hands mail to an SMTP server, on a connection for each message: none is left over that has died since. */
export class SmtpMailTransport extends MailTransport {
  private readonly smtp: ReturnType<typeof createTransport>;

  /** @param url `smtp://` or `smtps://`, with user and password where the server wants them. */
  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.smtp = createTransport({ url, ...timeouts });
  }

  async send(mail: Mail): Promise<void> {
    try {
      await this.smtp.sendMail(messageOf(mail, this.from));
    } catch (error) {
      throw smtpFailure(error as Error);
    }
  }
}
