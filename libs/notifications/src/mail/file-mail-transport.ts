import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PrivateFile } from '@partner/embedded';
import { type Mail, MailTransport } from '../application/ports/mail-transport.js';
import { messageOf } from './message.js';

/** Writes each email to a file that email programs can open, for machines without a mail server. */
export class FileMailTransport extends MailTransport {
  /** @param folder created with the first email */
  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  /** Sending the same email again overwrites its file. */
  async send(mail: Mail): Promise<void> {
    // Loaded with the first email, because few commands send any.
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = (await composer.sendMail(messageOf(mail, this.from))) as { readonly message: Buffer };
    const name = mail.about === undefined ? mail.id : `${mail.about}-${mail.id}`;
    await new PrivateFile(join(this.folder, `${name}.eml`)).replace(message.toString());
  }

  override async forget(records: ReadonlySet<string>): Promise<number> {
    const names = await readdir(this.folder).catch(() => []);
    const found = names.filter((name) => records.has(name.split('-')[0]!));
    for (const name of found) await rm(join(this.folder, name), { force: true });
    return found.length;
  }
}
