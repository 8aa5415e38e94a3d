import { Body, Controller, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Idempotent, PathId, Post, Scope } from '@partner/http';
import type { Id } from '@partner/kernel';
import { CreatePaymentLink, type NewPaymentLink } from '@partner/payments';
import type { FastifyRequest } from 'fastify';
import { execute } from '../shared/execute.js';
import { ApiFails, ApiItem, Operation } from '../shared/operation.decorators.js';
import { PaymentLinkItem } from './payment.response.js';
import { CreatePaymentLinkRequest } from './payments.requests.js';

/** Payment links of orders over HTTP (§4.11). */
@ApiTags('Payments')
@Controller('partner/v1/orders/:id/payment-links')
export class PaymentLinksController {
  constructor(private readonly createLink: CreatePaymentLink) {}

  @Post()
  @Operation(
    'createPaymentLink',
    'Create a payment link',
    'Creates a checkout page at the payment processor of your company, and emails it unless `sendEmail` is false.',
    'The payment appears when the processor reports it, with `payment.created` and `payment.paid`.',
    'Returns 503 if no processor is connected, its payments are disabled, or it is unavailable. Retry with the same',
    '`Idempotency-Key`: retries never create a second page.',
  )
  @Scope('payments.write')
  @Idempotent({ callsExternalSystem: true })
  @ApiItem(PaymentLinkItem, 'The new payment page', { status: 201 })
  @ApiFails(503, 'The payment processor is not connected, has payments disabled, or is unavailable')
  create(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() body: CreatePaymentLinkRequest,
    @Req() { headers }: FastifyRequest,
  ): Promise<() => Promise<NewPaymentLink>> {
    const idempotencyKey = headers['idempotency-key'] as string | undefined;
    return execute(this.createLink, caller, { ...body, orderId: id, idempotencyKey });
  }
}
