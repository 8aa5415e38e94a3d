import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';

const pictures = (what: string): ApiPropertyOptions => ({
  type: [String],
  example: [`https://img.example.com/units/4711-${what}.jpg`],
  description: 'Image URLs. Empty if there are none.',
});

/** Siding and roof of a unit (§2.7). */
export class LotStockAttributes {
  @ApiPropertyOptional({ example: 'LP SmartSide' }) siding?: string;
  @ApiPropertyOptional({ example: 'Barn Red' }) sidingColor?: string;
  @ApiPropertyOptional({
    example: 'Custom Color - #1F3A5F',
    description: 'Color of the trim. Custom colors include the hex code.',
  })
  trimColor?: string;
  @ApiPropertyOptional({ example: 'Metal Roof', description: 'Roof material: `Metal Roof` or `Shingle Roof`.' })
  roofMaterial?: string;
  @ApiPropertyOptional({ example: 'Charcoal' }) roofColor?: string;
}

/** A unit for sale from the lot (§2.7). */
export class LotStockItem {
  @ApiProperty({ example: '65f0c0ffee0000000000d001' }) id!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000d001' }) workOrderId!: string;
  @ApiProperty({ example: 'OSC-10x16-4711' }) serialNumber!: string;
  @ApiPropertyOptional({ example: '10x16 Lofted Barn' }) title?: string;
  @ApiProperty({
    example: 'Lot Stock',
    description: 'Purchase type: `Lot Stock`, `Rental Return` or `Immediate Sale`.',
  })
  purchaseType!: string;
  @ApiPropertyOptional({ example: 6450 }) basePrice?: number;
  @ApiProperty({ example: 6745.5, description: 'Selling price: the building subtotal minus the discount.' })
  price!: number;
  @ApiPropertyOptional({ example: 350, description: 'Discount on the unit. Absent if no discount applies.' })
  discount?: number;
  @ApiPropertyOptional({ example: 'Hail damage on the roof' }) discountReason?: string;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000b001' }) locationId?: string;
  @ApiPropertyOptional({ example: 'Springfield lot' }) locationName?: string;
  @ApiPropertyOptional({ example: 'springfield-lot' }) locationSlug?: string;
  @ApiProperty(pictures('1')) images!: string[];
  @ApiProperty(pictures('hero')) heroImages!: string[];
  @ApiProperty(pictures('front')) frontImages!: string[];
  @ApiProperty(pictures('back')) backImages!: string[];
  @ApiProperty(pictures('left')) leftImages!: string[];
  @ApiProperty(pictures('right')) rightImages!: string[];
  @ApiProperty(pictures('exterior')) exteriorImages!: string[];
  @ApiProperty(pictures('interior')) interiorImages!: string[];
  @ApiPropertyOptional({
    type: LotStockAttributes,
    description: 'Siding and roof. Absent if the unit has no configurator.',
  })
  attributes?: LotStockAttributes;
  @ApiProperty({ example: false, description: 'True if linked to a Processed order.' }) sold!: boolean;
  @ApiProperty({ type: 'integer', example: 30, description: 'Days a unit stays listed after its order is Processed.' })
  storeExpirationDays!: number;
  @ApiProperty({ example: false, description: 'True if the unit stays listed after these days.' })
  showWhenExpired!: boolean;
  @ApiPropertyOptional({
    format: 'date-time',
    example: '2026-03-01T15:30:00.000Z',
    description: 'Time at which the order of the unit became Processed, in UTC.',
  })
  storeExpirationAnchorAt?: string;
}
