import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { orderTransitions } from '@partner/sales';
import { ApiStatus } from '../shared/status.property.js';
import { time } from '../shared/time.js';
import { DocumentItem } from './documents.response.js';

const money = (example: number) => ({ example });
/** Amounts due at signing, paid so far, and remaining (§2.3). */
export class DepositsItem {
  @ApiProperty(money(0)) downPayment!: number;
  @ApiProperty(money(199.5)) securityDeposit!: number;
  @ApiProperty(money(399)) totalDueToday!: number;
  @ApiProperty(money(500)) totalPaid!: number;
  @ApiProperty({ example: 4200, description: 'Remaining balance: `pricing.total` minus `totalPaid`.' })
  balance!: number;
}

/** Prices of an order, frozen at the time of sale (§2.3). */
export class SoldPricingItem {
  @ApiPropertyOptional(money(4500)) basePrice?: number;
  @ApiPropertyOptional(money(450)) upgradesAmount?: number;
  @ApiPropertyOptional(money(150)) deliveryFee?: number;
  @ApiPropertyOptional(money(330.5)) taxAmount?: number;
  @ApiPropertyOptional(money(50)) materialSurcharge?: number;
  @ApiPropertyOptional(money(250)) discount?: number;
  @ApiPropertyOptional(money(80)) removedUpgradesAmount?: number;
  @ApiPropertyOptional(money(4950)) subtotal?: number;
  @ApiPropertyOptional(money(4700)) total?: number;
}

/** An order (§2.3). */
export class OrderItem extends DocumentItem {
  @ApiStatus(orderTransitions, 'Unsubmitted') status!: string;
  @ApiProperty({ type: DepositsItem }) deposits!: DepositsItem;
  @ApiPropertyOptional({
    format: 'date-time',
    example: '2026-03-01T00:00:00.000Z',
    description: 'Sale date, a UTC calendar day.',
  })
  saleDate?: string;
  @ApiPropertyOptional({ type: SoldPricingItem }) soldPricing?: SoldPricingItem;
  @ApiProperty({
    example: false,
    description: 'True if the order was cancelled or deleted after the sale. Never reset.',
  })
  cancelled!: boolean;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000a003' }) sourceQuoteId?: string;
  @ApiPropertyOptional({ type: 'integer', example: 1001 }) sourceQuoteNumber?: number;
  @ApiPropertyOptional(time) expectedDeliveryDate?: string;
  @ApiPropertyOptional(time) deliveredAt?: string;
}
