import { type DynamicModule, Module } from '@nestjs/common';
import { Outbox, UnitOfWork } from '@partner/kernel';
import { CrossCompanyDatabase, Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { baseUrlOf, CompanySecrets, type SecretKeys, secretKeys, type Settings } from '@partner/runtime';
import { Orders, SalesModule } from '@partner/sales';
import { ApplyProcessorState } from './application/apply-processor-state/apply-processor-state.js';
import { CreatePaymentLink } from './application/create-payment-link/create-payment-link.js';
import { SessionRequest } from './application/create-payment-link/session-request.js';
import { Deposits } from './application/deposits.js';
import { CompanyCurrency, Payments } from './application/ports/payments.js';
import { PaymentLinks, PaymentNotices } from './application/ports/payment-links.js';
import { PaymentProcessor } from './application/ports/payment-processor.js';
import { ProcessorConnections } from './application/ports/processor-connections.js';
import { ProcessorEvents } from './application/ports/processor-events.js';
import { ProcessorAccounts } from './application/processor-accounts.js';
import { PutProcessor } from './application/put-processor/put-processor.js';
import { BookNotice } from './application/receive-notice/book-notice.js';
import { ReceiveNotice } from './application/receive-notice/receive-notice.js';
import { FetchMissedNotices } from './application/sweep-payments/fetch-missed-notices.js';
import { OpenSessions } from './application/sweep-payments/open-sessions.js';
import { ShowReceipt } from './application/show-receipt/show-receipt.js';
import { SweepPayments } from './application/sweep-payments/sweep-payments.js';
import { PaymentsModule } from './payments.module.js';
import { DatabasePaymentLinks } from './persistence/database-payment-links.js';
import { DatabaseProcessorEvents } from './persistence/database-processor-events.js';
import { DatabaseProcessorConnections } from './persistence/database-processor-connections.js';

/** Path of the page that customers see after paying. */
export const paidPage = 'payment-links/paid';

const exported = [
  provide(CreatePaymentLink, [
    UnitOfWork,
    PaymentLinks,
    Orders,
    ProcessorConnections,
    PaymentProcessor,
    SessionRequest,
    PaymentNotices,
  ]),
  provide(ReceiveNotice, [UnitOfWork, ProcessorAccounts, PaymentProcessor, ProcessorEvents, Outbox]),
  provide(BookNotice, [UnitOfWork, ProcessorEvents, ProcessorAccounts, PaymentProcessor, ApplyProcessorState]),
  provide(SweepPayments, [
    Payments,
    PaymentLinks,
    ProcessorEvents,
    ProcessorAccounts,
    FetchMissedNotices,
    BookNotice,
    ApplyProcessorState,
    OpenSessions,
  ]),
  provide(ShowReceipt, [UnitOfWork, PaymentLinks]),
  provide(PutProcessor, [UnitOfWork, ProcessorConnections, CompanySecrets]),
];

/** Payments through a processor. A global notifications module must provide `PaymentNotices`. */
@Module({})
export class PaymentProcessorModule {
  static forRoot(settings: Settings, secrets = (): Promise<SecretKeys> => secretKeys(settings)): DynamicModule {
    const { stripeApi: api } = settings;
    const successUrl = `${baseUrlOf(settings)}/${paidPage}`;
    return {
      module: PaymentProcessorModule,
      imports: [PaymentsModule, SalesModule],
      providers: [
        { provide: CompanySecrets, useFactory: () => new CompanySecrets('payment processor', secrets) },
        {
          provide: PaymentProcessor,
          // The Stripe library is loaded on first use of this module.
          useFactory: async () => {
            const { StripeProcessor } = await import('./stripe/stripe-processor.js');
            return new StripeProcessor({ api, successUrl });
          },
        },
        provide(PaymentLinks, [Database], DatabasePaymentLinks),
        provide(ProcessorConnections, [Database, CrossCompanyDatabase], DatabaseProcessorConnections),
        provide(ProcessorAccounts, [ProcessorConnections, CompanySecrets]),
        provide(ProcessorEvents, [Database, CrossCompanyDatabase], DatabaseProcessorEvents),
        provide(ApplyProcessorState, [
          UnitOfWork,
          Payments,
          PaymentLinks,
          Orders,
          Deposits,
          CompanyCurrency,
          PaymentProcessor,
        ]),
        provide(FetchMissedNotices, [
          UnitOfWork,
          ProcessorConnections,
          ProcessorEvents,
          ProcessorAccounts,
          PaymentProcessor,
          Outbox,
        ]),
        provide(OpenSessions, [UnitOfWork, PaymentLinks, ProcessorAccounts, PaymentProcessor, ApplyProcessorState]),
        provide(SessionRequest, [UnitOfWork, PaymentLinks, ProcessorAccounts, PaymentProcessor]),
        ...exported,
      ],
      exports: [ProcessorEvents, ...exported.map(({ provide: token }) => token)],
    };
  }
}
