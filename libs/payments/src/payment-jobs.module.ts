import { type DynamicModule, Module } from '@nestjs/common';
import { CrossCompanyDatabase } from '@partner/postgres';
import { provide } from '@partner/schema';
import type { SecretKeys, Settings } from '@partner/runtime';
import { UnsettledPayments } from './application/ports/payments.js';
import { BookNotice, BookNoticeJob } from './application/receive-notice/book-notice.js';
import { SweepPayments } from './application/sweep-payments/sweep-payments.js';
import { PaymentProcessorModule } from './payment-processor.module.js';
import { DatabaseUnsettledPayments } from './persistence/database-unsettled-payments.js';
import { PaymentsSweep } from './sweeps/payments.sweep.js';

/** Jobs and sweeps of payments, for workers and the operator CLI. */
@Module({})
export class PaymentJobsModule {
  static forRoot(settings: Settings, secrets?: () => Promise<SecretKeys>): DynamicModule {
    const processor = PaymentProcessorModule.forRoot(settings, secrets);
    return {
      module: PaymentJobsModule,
      imports: [processor],
      providers: [
        provide(BookNoticeJob, [BookNotice]),
        provide(UnsettledPayments, [CrossCompanyDatabase], DatabaseUnsettledPayments),
        provide(PaymentsSweep, [SweepPayments, UnsettledPayments]),
      ],
      exports: [processor],
    };
  }
}
