import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { lineStatuses, paymentTypes } from '@partner/sales';
import { SalesItem } from './sales.response.js';

const money = (example: number) => ({ example });

/** Prices of a quote or an order (§2.2). */
export class PricingItem {
  @ApiPropertyOptional(money(4950)) subtotal?: number;
  @ApiPropertyOptional(money(4700)) total?: number;
  @ApiPropertyOptional(money(199.5)) monthlyPayment?: number;
  @ApiPropertyOptional({ example: 'cash', description: `Payment type, as an open enum: ${paymentTypes.join(', ')}.` })
  paymentType?: string;
  @ApiPropertyOptional(money(250)) discount?: number;
  @ApiPropertyOptional({ example: 'Scratched door' }) discountReason?: string;
  @ApiPropertyOptional(money(50)) changeOrderFee?: number;
}

/** Rent-to-own terms (§2.4). */
export class RtoItem {
  @ApiPropertyOptional({ type: 'integer', example: 36 }) termMonths?: number;
  @ApiPropertyOptional(money(199.5)) monthlyPayment?: number;
  @ApiPropertyOptional(money(189)) rent?: number;
  @ApiPropertyOptional(money(199.5)) securityDeposit?: number;
  @ApiPropertyOptional(money(0)) downPayment?: number;
  @ApiPropertyOptional(money(10.5)) damageWaiver?: number;
  @ApiPropertyOptional(money(399)) totalDueToday?: number;
  @ApiPropertyOptional(money(6783)) balance?: number;
  @ApiPropertyOptional({
    example: '65f0c0ffee0000000000d001',
    description: 'Id of the agreement with the RTO company.',
  })
  agreementId?: string;
  @ApiPropertyOptional({ example: 'Rent Well LLC', description: 'Name of the RTO company. Absent in lists.' })
  providerName?: string;
}

/** Common fields of quotes and orders (§2.2, §2.3). */
export abstract class DocumentItem extends SalesItem {
  @ApiProperty({ type: PricingItem }) pricing!: PricingItem;
  @ApiPropertyOptional({ type: RtoItem, description: 'Rent-to-own terms. Present if `pricing.paymentType` is `rto`.' })
  rto?: RtoItem;
  @ApiPropertyOptional({ example: 'SN-1001' }) serialNumber?: string;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000e001' }) workOrderId?: string;
}

/** Line of a quote or an order (§2.16). */
export class LineItem {
  @ApiProperty({ example: 'ramp', description: 'Key of the line.' }) id!: string;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000f001' }) productId?: string;
  @ApiProperty({ example: 'Wooden ramp' }) name!: string;
  @ApiPropertyOptional({ example: 'Barn Red' }) colorName?: string;
  @ApiProperty({ example: 1 }) quantity!: number;
  @ApiPropertyOptional({ example: 175, description: 'Amount for the whole quantity. Absent if it is not set.' })
  amount?: number;
  @ApiProperty({ example: 'added', description: `Status, as an open enum: ${lineStatuses.join(', ')}.` })
  status!: string;
  @ApiProperty({ example: false }) isStandardFeature!: boolean;
  @ApiPropertyOptional({ example: 'Accessories' }) category?: string;
  @ApiPropertyOptional({ example: 'front' }) side?: string;
}

/** Number of lines by status. */
export class LineTotals {
  @ApiProperty({ type: 'integer', example: 4 }) included!: number;
  @ApiProperty({ type: 'integer', example: 1 }) added!: number;
  @ApiProperty({ type: 'integer', example: 0 }) removed!: number;
}

/** Lines of a quote or an order (§2.16). */
export class LineItemsAnswer {
  @ApiProperty({ type: [LineItem] }) data!: LineItem[];
  @ApiProperty({ type: LineTotals }) totals!: LineTotals;
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    example: { model: 'Lofted Barn', siding: 'LP SmartSide', roofMaterial: 'Metal Roof' },
    description:
      'Flat attributes (model, siding, sidingColor, trimColor, roofMaterial, roofColor) or selectedCategories. ' +
      'Absent without a linked configurator.',
  })
  configuration?: Record<string, unknown>;
}

/** Result of adding a line. */
export class AddedLineItem {
  @ApiProperty({ example: 'ramp', description: 'Key of the line.' }) lineId!: string;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000f001' }) productId?: string;
  @ApiProperty({ example: 1 }) quantity!: number;
  @ApiPropertyOptional({ example: 250, description: 'Price per piece. Absent if it is not set.' }) price?: number;
  @ApiProperty({ example: true, description: 'False if a line with this key already existed.' }) created!: boolean;
}
