import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { time } from '../shared/time.js';

/** A finished product (§2.12). */
export class ProductItem {
  @ApiProperty({ example: '65f0c0ffee0000000000e001' }) id!: string;
  @ApiProperty({ example: 'Lofted barn' }) name!: string;
  @ApiPropertyOptional({ example: 'A barn with a loft at both ends.' }) description?: string;
  @ApiPropertyOptional({ example: 'LB-1' }) sku?: string;
  @ApiPropertyOptional({ example: 6495.5, description: 'Price. Absent if it is not set.' }) price?: number;
  @ApiPropertyOptional({ example: 12 }) width?: number;
  @ApiPropertyOptional({ example: 24 }) length?: number;
  @ApiProperty({ example: true }) active!: boolean;
  @ApiProperty({
    type: [String],
    example: ['https://images.example.com/lofted-barn.jpg'],
    description: 'Public image URLs without duplicates: the gallery in upload order, then older images.',
  })
  images!: string[];
  @ApiProperty(time) createdAt!: string;
  @ApiProperty(time) updatedAt!: string;
}

/** A size of a product (§2.12). */
export class SizeItem {
  @ApiProperty({ example: '65f0c0ffee0000000000e101' }) id!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000e001' }) productId!: string;
  @ApiProperty({ example: '12x24' }) name!: string;
  @ApiPropertyOptional({ example: 'LB-1-1224' }) sku?: string;
  @ApiProperty({ example: 12 }) width!: number;
  @ApiProperty({ example: 24 }) length!: number;
  @ApiProperty({ example: 7895 }) price!: number;
  @ApiProperty({ example: true }) active!: boolean;
}
