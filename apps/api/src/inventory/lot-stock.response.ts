import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';

const pictures = (what: string): ApiPropertyOptions => ({
  type: [String],
  example: [`https://img.example.com/units/4711-${what}.jpg`],
  description: 'Empty when there is none.',
});

/** What a unit is clad and roofed with (§2.7). */
export class LotStockAttributes {
  @ApiPropertyOptional({ example: 'LP SmartSide' }) siding?: string;
  @ApiPropertyOptional({ example: 'Barn Red' }) sidingColor?: string;
  @ApiPropertyOptional({ example: 'Custom Color - #1F3A5F', description: 'A custom color names its hex code.' })
  trimColor?: string;
  @ApiPropertyOptional({ example: 'Metal Roof', description: '`Metal Roof` or `Shingle Roof`.' }) roofMaterial?: string;
  @ApiPropertyOptional({ example: 'Charcoal' }) roofColor?: string;
}

/** A unit that can be bought off the lot (§2.7). */
export class LotStockItem {
  @ApiProperty({ example: '65f0c0ffee0000000000d001' }) id!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000d001' }) workOrderId!: string;
  @ApiProperty({ example: 'OSC-10x16-4711' }) serialNumber!: string;
  @ApiPropertyOptional({ example: '10x16 Lofted Barn' }) title?: string;
  @ApiProperty({ example: 'Lot Stock', description: '`Lot Stock`, `Rental Return` or `Immediate Sale`.' })
  purchaseType!: string;
  @ApiPropertyOptional({ example: 6450 }) basePrice?: number;
  @ApiProperty({ example: 6745.5, description: 'What it sells for: the building subtotal minus the discount.' })
  price!: number;
  @ApiPropertyOptional({ example: 350, description: 'Absent when there is none that counts.' }) discount?: number;
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
  @ApiPropertyOptional({ type: LotStockAttributes, description: 'Absent when the unit has no configurator.' })
  attributes?: LotStockAttributes;
  @ApiProperty({ example: false, description: 'Linked to a Processed order.' }) sold!: boolean;
  @ApiProperty({ type: 'integer', example: 30, description: 'Days it stays here after its order reached Processed.' })
  storeExpirationDays!: number;
  @ApiProperty({ example: false, description: 'Whether it stays here after these days.' }) showWhenExpired!: boolean;
  @ApiPropertyOptional({
    format: 'date-time',
    example: '2026-03-01T15:30:00.000Z',
    description: 'When its order reached Processed.',
  })
  storeExpirationAnchorAt?: string;
}
