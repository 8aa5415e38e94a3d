import { Module } from '@nestjs/common';
import { PaymentsModule } from '@partner/payments';
import { OrderPaymentsController } from './order-payments.controller.js';
import { PaymentsController } from './payments.controller.js';

/** Payments over HTTP (§4.11). */
@Module({ imports: [PaymentsModule], controllers: [OrderPaymentsController, PaymentsController] })
export class PaymentsApiModule {}
