import { join } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Settings } from '@partner/runtime';
import { MailTransport } from './application/ports/mail-transport.js';
import { FileMailTransport } from './mail/file-mail-transport.js';
import { mailFromOf } from './mail/mail-from.js';
import { SmtpMailTransport } from './mail/smtp-mail-transport.js';

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'baseUrl' | 'dataDir'>;

/** Returns SMTP where a server is configured, otherwise files in the data directory. */
function transport(settings: MailSettings): MailTransport {
  const from = mailFromOf(settings);
  const { smtpUrl, dataDir } = settings;
  return smtpUrl === undefined
    ? new FileMailTransport(join(dataDir, 'mail'), from)
    : new SmtpMailTransport(smtpUrl, from);
}

/** Sends emails, and removes those that it stores. */
@Module({})
export class MailModule {
  static forRoot(settings: MailSettings): DynamicModule {
    const provider = { provide: MailTransport, useFactory: () => transport(settings) };
    return { module: MailModule, providers: [provider], exports: [MailTransport] };
  }
}
