import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { lineStatuses, paymentTypes } from '@partner/sales';
import { SalesItem } from './sales.response.js';

const money = (example: number) => ({ example });

/** What a quote or an order costs (§2.2). */
export class PricingItem {
  @ApiPropertyOptional(money(4950)) subtotal?: number;
  @ApiPropertyOptional(money(4700)) total?: number;
  @ApiPropertyOptional(money(199.5)) monthlyPayment?: number;
  @ApiPropertyOptional({ example: 'cash', description: `An open enum: ${paymentTypes.join(', ')}.` })
  paymentType?: string;
  @ApiPropertyOptional(money(250)) discount?: number;
  @ApiPropertyOptional({ example: 'Scratched door' }) discountReason?: string;
  @ApiPropertyOptional(money(50)) changeOrderFee?: number;
}

/** The terms of renting to own (§2.4). */
export class RtoItem {
  @ApiPropertyOptional({ type: 'integer', example: 36 }) termMonths?: number;
  @ApiPropertyOptional(money(199.5)) monthlyPayment?: number;
  @ApiPropertyOptional(money(189)) rent?: number;
  @ApiPropertyOptional(money(199.5)) securityDeposit?: number;
  @ApiPropertyOptional(money(0)) downPayment?: number;
  @ApiPropertyOptional(money(10.5)) damageWaiver?: number;
  @ApiPropertyOptional(money(399)) totalDueToday?: number;
  @ApiPropertyOptional(money(6783)) balance?: number;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000d001', description: 'The B2B agreement.' }) agreementId?: string;
  @ApiPropertyOptional({ example: 'Rent Well LLC', description: 'On get-by-id only, never on lists.' })
  providerName?: string;
}

/** What quotes and orders show alike (§2.2, §2.3). */
export abstract class DocumentItem extends SalesItem {
  @ApiProperty({ type: PricingItem }) pricing!: PricingItem;
  @ApiPropertyOptional({ type: RtoItem, description: 'Present when pricing.paymentType is rto.' }) rto?: RtoItem;
  @ApiPropertyOptional({ example: 'SN-1001' }) serialNumber?: string;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000e001' }) workOrderId?: string;
}

/** A line of a quote or an order (§2.16). */
export class LineItem {
  @ApiProperty({ example: 'ramp', description: 'The line key.' }) id!: string;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000f001' }) productId?: string;
  @ApiProperty({ example: 'Wooden ramp' }) name!: string;
  @ApiPropertyOptional({ example: 'Barn Red' }) colorName?: string;
  @ApiProperty({ example: 1 }) quantity!: number;
  @ApiPropertyOptional({ example: 175, description: 'For the whole quantity.' }) amount?: number;
  @ApiProperty({ example: 'added', description: `An open enum: ${lineStatuses.join(', ')}.` }) status!: string;
  @ApiProperty({ example: false }) isStandardFeature!: boolean;
  @ApiPropertyOptional({ example: 'Accessories' }) category?: string;
  @ApiPropertyOptional({ example: 'front' }) side?: string;
}

/** How many lines there are of each status. */
export class LineTotals {
  @ApiProperty({ type: 'integer', example: 4 }) included!: number;
  @ApiProperty({ type: 'integer', example: 1 }) added!: number;
  @ApiProperty({ type: 'integer', example: 0 }) removed!: number;
}

/** The lines of a quote or an order (§2.16). */
export class LineItemsAnswer {
  @ApiProperty({ type: [LineItem] }) data!: LineItem[];
  @ApiProperty({ type: LineTotals }) totals!: LineTotals;
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    example: { model: 'Lofted Barn', siding: 'LP SmartSide', roofMaterial: 'Metal Roof' },
    description:
      'Flat attributes (model, siding, sidingColor, trimColor, roofMaterial, roofColor) or selectedCategories; ' +
      'absent without a linked configurator.',
  })
  configuration?: Record<string, unknown>;
}

/** What became of a line that was to be added. */
export class AddedLineItem {
  @ApiProperty({ example: 'ramp', description: 'The line key.' }) lineId!: string;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000f001' }) productId?: string;
  @ApiProperty({ example: 1 }) quantity!: number;
  @ApiProperty({ example: true, description: 'False when the key had its line already.' }) created!: boolean;
}
