import { Controller, HttpCode, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { BodyLimit, PathId, Post, PublicLink, UnparsedBody } from '@partner/http';
import type { CompanyId, Id } from '@partner/kernel';
import { ReceiveNotice } from '@partner/payments';
import type { FastifyRequest } from 'fastify';

/** Maximum size in bytes, far above any notice from the processor. */
const maxNoticeBytes = 512 * 1024;

/** Endpoint for webhooks from Stripe (R46). Not part of the partner API: the signature authenticates the request. */
@ApiExcludeController()
@Controller('processors/stripe/:companyId/:connectionId/events')
export class StripeNoticesController {
  constructor(private readonly receiveNotice: ReceiveNotice) {}

  @Post()
  @PublicLink(400, 404)
  @HttpCode(200)
  @UnparsedBody()
  @BodyLimit(maxNoticeBytes)
  receive(
    @PathId({ name: 'companyId' }) companyId: CompanyId,
    @PathId({ name: 'connectionId' }) connectionId: Id,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { text } = request.body as UnparsedBody;
    const signature = request.raw.headersDistinct['stripe-signature'] ?? [];
    return this.receiveNotice.execute({ companyId, connectionId, payload: text, signature: signature.join(',') });
  }
}
