import { Body, Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ApiFails,
  ApiItem,
  Caller,
  CallsOutside,
  Idempotent,
  IdempotencyKey,
  type LastStep,
  PathId,
  Post,
  Scope,
} from '@partner/http';
import type { Id } from '@partner/kernel';
import { CreatePaymentLink, type NewPaymentLink } from '@partner/payments';
import { carryOut } from '../shared/carry-out.js';
import { PaymentLinkItem } from './payment.response.js';
import { CreatePaymentLinkRequest } from './payments.requests.js';

/** Payment links of orders over HTTP (§4.11). */
@Controller('partner/v1/orders/:id/payment-links')
@ApiTags('Payments')
export class PaymentLinksController {
  constructor(private readonly createLink: CreatePaymentLink) {}

  @Post()
  @Scope('payments.write')
  @Idempotent()
  @CallsOutside()
  @ApiOperation({ operationId: 'orders.paymentLinks.create', summary: 'Create a payment link' })
  @ApiItem(PaymentLinkItem, 'The payment page that was made', { status: 201 })
  @ApiFails(503, 'The payment processor is not connected, payments are disabled, or it does not answer')
  create(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() body: CreatePaymentLinkRequest,
    @IdempotencyKey() idempotencyKey?: string,
  ): Promise<LastStep<NewPaymentLink>> {
    return carryOut(this.createLink, caller, { ...body, orderId: id, idempotencyKey });
  }
}
