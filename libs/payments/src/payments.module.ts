import { Module } from '@nestjs/common';
import { UnitOfWork } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { Orders, SalesModule } from '@partner/sales';
import { Deposits } from './application/deposits.js';
import { CompanyCurrency, Payments } from './application/ports/payments.js';
import { PaymentQueries } from './application/ports/payment-queries.js';
import { PutPayment } from './application/put-payment/put-payment.js';
import { RecordPayment } from './application/record-payment/record-payment.js';
import { RefundPayment } from './application/refund-payment/refund-payment.js';
import { DatabaseCompanyCurrency, DatabasePayments } from './persistence/database-payments.js';
import { DatabasePaymentQueries } from './persistence/payment.queries.js';

const exported = [
  provide(PaymentQueries, [Database], DatabasePaymentQueries),
  provide(RecordPayment, [UnitOfWork, Payments, Orders, Deposits, CompanyCurrency]),
  provide(RefundPayment, [UnitOfWork, Payments, Orders, Deposits]),
  provide(PutPayment, [UnitOfWork, Payments, Orders, Deposits, CompanyCurrency]),
];

/** Records and reads payments of orders (§4.11). */
@Module({
  imports: [SalesModule],
  providers: [
    provide(Payments, [Database], DatabasePayments),
    provide(CompanyCurrency, [Database], DatabaseCompanyCurrency),
    provide(Deposits, [Payments, Orders]),
    ...exported,
  ],
  exports: [Payments, CompanyCurrency, Deposits, ...exported.map(({ provide: token }) => token)],
})
export class PaymentsModule {}
