import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { paymentMethods, paymentTransitions } from '@partner/payments';
import { time } from '../shared/time.js';

/** A payment of an order (§2.19). */
export class PaymentItem {
  @ApiProperty({ example: '65f0c0ffee0000000000d001' }) id!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000a002' }) orderId!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000d002' }) customerId!: string;
  @ApiProperty({ example: 500, description: 'Amount in `currency`, including refunded parts.' }) amount!: number;
  @ApiPropertyOptional({ example: 'cad', description: "ISO 4217 code, if it differs from the company's currency." })
  currency?: string;
  @ApiProperty({ example: 'check', description: `Payment method, as an open enum: ${paymentMethods.join(', ')}.` })
  method!: string;
  @ApiProperty({ example: 'paid', description: `Status, as an open enum: ${paymentTransitions.statuses.join(', ')}.` })
  status!: string;
  @ApiPropertyOptional({ example: 'Check payment' }) description?: string;
  @ApiPropertyOptional({ example: '1042', description: 'Number of the check.' }) checkNumber?: string;
  @ApiPropertyOptional({ example: 'First Bank', description: 'Financing bank.' }) bankName?: string;
  @ApiPropertyOptional({ example: 'pi_3PxQ2A', description: 'Id at the payment processor. Opaque.' })
  providerReference?: string;
  @ApiProperty(time) createdAt!: string;
  @ApiPropertyOptional({ example: 100, description: 'Refunded amount in `currency`, if any.' }) refundedAmount?: number;
  @ApiPropertyOptional(time) refundedAt?: string;
}

/** Payment page for the customer of an order (§4.11). */
export class PaymentLinkItem {
  @ApiProperty({ example: 'https://checkout.stripe.com/c/pay/cs_live_a1' }) url!: string;
  @ApiProperty({ example: 'cs_live_a1' }) sessionId!: string;
  @ApiProperty({ ...time, description: 'Time until which the customer can pay.' }) expiresAt!: string;
  @ApiProperty({ example: true, description: 'True if an email with the link was queued.' }) emailSent!: boolean;
}
