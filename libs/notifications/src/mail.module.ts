import { join } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Settings } from '@partner/runtime';
import { MailTransport } from './application/ports/mail-transport.js';
import { mailFromOf } from './mail/mail-from.js';

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'baseUrl' | 'dataDir'>;

/**
 * Returns SMTP where a server is configured, otherwise files in the data directory. The implementation is loaded only
 * by processes that send emails.
 */
async function transport(settings: MailSettings): Promise<MailTransport> {
  const from = mailFromOf(settings);
  const { smtpUrl, dataDir } = settings;
  if (smtpUrl !== undefined) {
    const { SmtpMailTransport } = await import('./mail/smtp-mail-transport.js');
    return new SmtpMailTransport(smtpUrl, from);
  }
  const { FileMailTransport } = await import('./mail/file-mail-transport.js');
  return new FileMailTransport(join(dataDir, 'mail'), from);
}

/** Sends emails, and removes those that it stores. */
@Module({})
export class MailModule {
  static forRoot(settings: MailSettings): DynamicModule {
    const provider = { provide: MailTransport, useFactory: () => transport(settings) };
    return { module: MailModule, providers: [provider], exports: [MailTransport] };
  }
}
