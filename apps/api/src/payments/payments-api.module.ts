import { type DynamicModule, Module } from '@nestjs/common';
import { PaymentProcessorModule, PaymentsModule } from '@partner/payments';
import type { Settings } from '@partner/runtime';
import { VisitorsModule } from '../visitors/visitors.module.js';
import { OrderPaymentsController } from './order-payments.controller.js';
import { PaidPageController } from './paid-page.controller.js';
import { PaymentLinksController } from './payment-links.controller.js';
import { PaymentsController } from './payments.controller.js';
import { StripeNoticesController } from './stripe-notices.controller.js';

/** Payments over HTTP (§4.11). */
@Module({})
export class PaymentsApiModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: PaymentsApiModule,
      imports: [VisitorsModule, PaymentsModule, PaymentProcessorModule.forRoot(settings)],
      controllers: [
        OrderPaymentsController,
        PaidPageController,
        PaymentLinksController,
        PaymentsController,
        StripeNoticesController,
      ],
    };
  }
}
