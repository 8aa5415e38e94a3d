import { createTransport } from 'nodemailer';
import { type Mail, MailTransport } from '../application/ports/mail-transport.js';
import { messageOf } from './message.js';
import { smtpFailure } from './smtp-failure.js';

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
