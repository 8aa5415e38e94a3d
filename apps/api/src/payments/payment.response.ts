import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { paymentMethods, paymentTransitions } from '@partner/payments';

const time = { format: 'date-time', example: '2026-03-01T15:30:00.000Z' };

/** A payment of an order (§2.19). */
export class PaymentItem {
  @ApiProperty({ example: '65f0c0ffee0000000000d001' }) id!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000a002' }) orderId!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000d002' }) customerId!: string;
  @ApiProperty({ example: 500, description: 'What was to be paid, refunded parts included.' }) amount!: number;
  @ApiPropertyOptional({ example: 'cad', description: "ISO 4217, when it is not the company's own currency." })
  currency?: string;
  @ApiProperty({ example: 'check', description: `An open enum: ${paymentMethods.join(', ')}.` }) method!: string;
  @ApiProperty({ example: 'paid', description: `An open enum: ${paymentTransitions.statuses.join(', ')}.` })
  status!: string;
  @ApiPropertyOptional({ example: 'Check payment' }) description?: string;
  @ApiPropertyOptional({ example: '1042', description: 'Of a check.' }) checkNumber?: string;
  @ApiPropertyOptional({ example: 'First Bank', description: 'Of what a bank finances.' }) bankName?: string;
  @ApiPropertyOptional({ example: 'pi_3PxQ2A', description: 'How the payment processor calls it; opaque.' })
  providerReference?: string;
  @ApiProperty(time) createdAt!: string;
  @ApiPropertyOptional({ example: 100, description: 'When something was given back.' }) refundedAmount?: number;
  @ApiPropertyOptional(time) refundedAt?: string;
}

/** A payment page for the customer of an order (§4.11). */
export class PaymentLinkItem {
  @ApiProperty({ example: 'https://checkout.stripe.com/c/pay/cs_live_a1' }) url!: string;
  @ApiProperty({ example: 'cs_live_a1' }) sessionId!: string;
  @ApiProperty({ ...time, description: 'Until then the customer can pay.' }) expiresAt!: string;
  @ApiProperty({ example: true, description: 'Whether a mail with the link is on its way.' }) emailSent!: boolean;
}
