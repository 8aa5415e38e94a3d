import { join } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import { CompaniesModule, CompanyContacts } from '@partner/companies';
import { Clock } from '@partner/kernel';
import { provide } from '@partner/persistence';
import { mailFromOf, secretKey, type Settings } from '@partner/runtime';
import { CrmContactJob } from './application/jobs/crm-contact-job.js';
import {
  AssignmentMail,
  PaymentLinkMail,
  QuoteConfirmationMail,
  SubscriptionDisabledMail,
} from './application/jobs/mail-jobs.js';
import { CrmConnections } from './application/ports/crm-connections.js';
import { MailTransport } from './application/ports/mail-transport.js';
import { BoxedTokens } from './crm/boxed-tokens.js';
import { HubSpot } from './crm/hubspot.js';

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'baseUrl' | 'dataDir'>;

/**
 * SMTP where there is a server, otherwise files in the data directory. Loaded by those who send mail, and nobody else.
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

/** What workers do of the jobs that this library's notices have left: mail and CRM. Needs NotificationsModule. */
@Module({})
export class NotificationJobsModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: NotificationJobsModule,
      imports: [CompaniesModule],
      providers: [
        { provide: MailTransport, useFactory: () => transport(settings) },
        provide(AssignmentMail, [CompanyContacts, MailTransport]),
        provide(PaymentLinkMail, [CompanyContacts, MailTransport]),
        provide(QuoteConfirmationMail, [CompanyContacts, MailTransport]),
        provide(SubscriptionDisabledMail, [CompanyContacts, MailTransport]),
        {
          provide: CrmContactJob,
          inject: [CrmConnections, Clock],
          useFactory: (connections: CrmConnections, clock: Clock) =>
            new CrmContactJob(connections, { hubspot: new HubSpot(clock) }, new BoxedTokens(() => secretKey(settings))),
        },
      ],
    };
  }
}
