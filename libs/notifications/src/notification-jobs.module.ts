import { type DynamicModule, Inject, Module, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { CompaniesModule, CompanyContacts, OpenInvitations } from '@partner/companies';
import { HttpClient, openHttpClient } from '@partner/http-client';
import { Clock } from '@partner/kernel';
import { provideFactory } from '@partner/schema';
import { CompanySecrets, portalUrlOf, secretKeys, type Settings } from '@partner/runtime';
import { AlertMaintenanceModule } from './alerts.module.js';
import { AlertWebhook } from './application/alerts/alert-webhook.js';
import { CrmContactJob } from './application/jobs/crm-contact-job.js';
import { MailJob } from './application/jobs/mail-job.js';
import { type MailOf, mails } from './application/jobs/mails.js';
import { Alerts } from './application/ports/alerts.js';
import { CrmConnections } from './application/ports/crm-connections.js';
import { MailTransport } from './application/ports/mail-transport.js';
import { crmRequests, HubSpot } from './crm/hubspot.js';
import { MailModule } from './mail.module.js';

/** One job handler per kind of email. */
function mailJobs(settings: Settings): Provider[] {
  const portalUrl = portalUrlOf(settings);
  const seal = new CompanySecrets('invitation', () => secretKeys(settings));
  return Object.entries<MailOf<never>>(mails).map(([kind, mail]) => ({
    provide: kind,
    inject: [CompanyContacts, MailTransport, OpenInvitations, Clock],
    useFactory: (companies: CompanyContacts, transport: MailTransport, open: OpenInvitations, clock: Clock) =>
      new MailJob<never>(kind, companies, transport, (payload, company) =>
        mail(payload, company, { open, seal, clock, portalUrl }),
      ),
  }));
}

/**
 * Handles the jobs enqueued by the notices of this library in workers: emails and CRM. Requires NotificationsModule.
 */
@Module({})
export class NotificationJobsModule implements OnApplicationShutdown {
  constructor(@Inject(HttpClient) private readonly client: HttpClient) {}

  static forRoot(settings: Settings): DynamicModule {
    return {
      module: NotificationJobsModule,
      imports: [CompaniesModule, AlertMaintenanceModule, MailModule.forRoot(settings)],
      providers: [
        ...mailJobs(settings),
        provideFactory(
          AlertWebhook,
          [Alerts, HttpClient, Clock],
          (alerts, client, clock) =>
            new AlertWebhook(alerts, client, new CompanySecrets('alerts', () => secretKeys(settings)), clock, {
              portalUrl: portalUrlOf(settings),
              headerPrefix: settings.webhookHeaderPrefix,
            }),
        ),
        {
          provide: HttpClient,
          useFactory: () => openHttpClient({ ...crmRequests, allowPrivate: settings.allowPrivateWebhooks }),
        },
        provideFactory(CrmContactJob, [CrmConnections, HttpClient, Clock], (connections, client, clock) => {
          const crms = { hubspot: new HubSpot(client, clock) };
          return new CrmContactJob(connections, crms, new CompanySecrets('CRM', () => secretKeys(settings)));
        }),
      ],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}
