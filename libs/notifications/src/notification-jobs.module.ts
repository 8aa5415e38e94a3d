import { type DynamicModule, Inject, Module, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { CompaniesModule, CompanyContacts, OpenInvitations } from '@partner/companies';
import { HttpClient, openHttpClient } from '@partner/http-client';
import { Clock } from '@partner/kernel';
import { provide, provideFactory } from '@partner/schema';
import { portalUrlOf, secretKeys, type Settings } from '@partner/runtime';
import { AlertMaintenanceModule } from './alerts.module.js';
import { AlertMail, AlertWebhook } from './application/alerts/alert-jobs.js';
import { CrmContactJob } from './application/jobs/crm-contact-job.js';
import {
  AssignmentMail,
  PaymentLinkMail,
  QuoteConfirmationMail,
  SubscriptionDisabledMail,
} from './application/jobs/mail-jobs.js';
import { InvitationMail, MembershipMail, SecondFactorMail, SignInMail } from './application/jobs/user-mail-jobs.js';
import { Alerts } from './application/ports/alerts.js';
import { CrmConnections } from './application/ports/crm-connections.js';
import { MailTransport } from './application/ports/mail-transport.js';
import { crmRequests, HubSpot } from './crm/hubspot.js';
import { MailModule } from './mail.module.js';
import { BoxedTokens } from './secret/boxed-tokens.js';

/** Emails to users, which link to the portal (R36). */
function userMail(settings: Settings): Provider[] {
  const portalUrl = portalUrlOf(settings);
  const seal = new BoxedTokens('invitation', () => secretKeys(settings));
  return [
    provideFactory(
      InvitationMail,
      [CompanyContacts, MailTransport, OpenInvitations, Clock],
      (companies, mail, open, clock) => new InvitationMail(companies, mail, { open, seal, clock, portalUrl }),
    ),
    provideFactory(
      MembershipMail,
      [CompanyContacts, MailTransport],
      (companies, mail) => new MembershipMail(companies, mail, portalUrl),
    ),
    provideFactory(
      SecondFactorMail,
      [CompanyContacts, MailTransport],
      (companies, mail) => new SecondFactorMail(companies, mail, portalUrl),
    ),
    provideFactory(
      SignInMail,
      [CompanyContacts, MailTransport, Clock],
      (companies, mail, clock) =>
        new SignInMail(companies, mail, {
          clock,
          portalUrl,
          seal,
        }),
    ),
  ];
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
        provide(AssignmentMail, [CompanyContacts, MailTransport]),
        provide(PaymentLinkMail, [CompanyContacts, MailTransport]),
        provide(QuoteConfirmationMail, [CompanyContacts, MailTransport]),
        provideFactory(
          AlertMail,
          [CompanyContacts, MailTransport],
          (companies, mail) => new AlertMail(companies, mail, portalUrlOf(settings)),
        ),
        provideFactory(
          AlertWebhook,
          [Alerts, HttpClient, Clock],
          (alerts, client, clock) =>
            new AlertWebhook(
              alerts,
              client,
              new BoxedTokens('alerts', () => secretKeys(settings)),
              clock,
              portalUrlOf(settings),
            ),
        ),
        provide(SubscriptionDisabledMail, [CompanyContacts, MailTransport]),
        ...userMail(settings),
        {
          provide: HttpClient,
          useFactory: () => openHttpClient({ ...crmRequests, allowPrivate: settings.allowPrivateWebhooks }),
        },
        provideFactory(CrmContactJob, [CrmConnections, HttpClient, Clock], (connections, client, clock) => {
          const crms = { hubspot: new HubSpot(client, clock) };
          return new CrmContactJob(connections, crms, new BoxedTokens('CRM', () => secretKeys(settings)));
        }),
      ],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}
