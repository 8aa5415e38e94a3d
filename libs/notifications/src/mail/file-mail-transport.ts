import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replacePrivateFile } from '@partner/embedded';
import { createTransport } from 'nodemailer';
import { type Mail, MailTransport } from '../application/ports/mail-transport.js';
import { messageOf } from './message.js';

/** Writes each email to a file that email programs can open, for machines without a mail server. */
export class FileMailTransport extends MailTransport {
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  /** @param folder created with the first email */
  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  /** Sending the same email again overwrites its file. */
  async send(mail: Mail): Promise<void> {
    const { message } = (await this.composer.sendMail(messageOf(mail, this.from))) as { readonly message: Buffer };
    const name = mail.about === undefined ? mail.id : `${mail.about}-${mail.id}`;
    await replacePrivateFile(join(this.folder, `${name}.eml`), message.toString());
  }

  override async forget(records: ReadonlySet<string>): Promise<number> {
    const names = await readdir(this.folder).catch(() => []);
    const found = names.filter((name) => records.has(name.split('-')[0]!));
    for (const name of found) await rm(join(this.folder, name), { force: true });
    return found.length;
  }
}
