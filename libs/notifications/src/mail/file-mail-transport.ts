import { join } from 'node:path';
import { replacePrivateFile } from '@partner/embedded';
import { createTransport } from 'nodemailer';
import { type Mail, MailTransport } from '../application/ports/mail-transport.js';
import { messageOf } from './message.js';

/** Writes each message to a file that mail programs open: for machines without a mail server. */
export class FileMailTransport extends MailTransport {
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  /** @param folder made when the first message is written. */
  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  /** The same message again is the same file. */
  async send(mail: Mail): Promise<void> {
    const { message } = (await this.composer.sendMail(messageOf(mail, this.from))) as { readonly message: Buffer };
    await replacePrivateFile(join(this.folder, `${mail.id}.eml`), message.toString());
  }
}
