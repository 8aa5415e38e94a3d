import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** Template that units are built from (§2.8). */
export class StockTemplateItem {
  @ApiProperty({ example: '65f0c0ffee0000000000d101' }) id!: string;
  @ApiProperty({ type: 'integer', example: 1042 }) workOrderNumber!: number;
  @ApiPropertyOptional({ example: 'Lofted barn, farmhouse style' }) templateName?: string;
  @ApiPropertyOptional({ example: 'Lofted Barn' }) productName?: string;
  @ApiPropertyOptional({ example: 'Black trim, white board and batten, two lofts.' }) description?: string;
  @ApiPropertyOptional({ example: '<p>Black trim, white board and batten, two lofts.</p>' }) descriptionHtml?: string;
  @ApiProperty({ type: [String], example: ['barn', 'farmhouse'], description: 'Public tags.' }) tags!: string[];
  @ApiProperty({
    type: [String],
    example: ['https://img.example.com/templates/farmhouse.jpg'],
    description: 'Image URLs. Empty if there are none.',
  })
  images!: string[];
  @ApiPropertyOptional({ example: 6450 }) basePrice?: number;
  @ApiPropertyOptional({ example: 820.5, description: 'Price of all upgrades.' }) upgradesPrice?: number;
  @ApiPropertyOptional({ example: 120, description: 'Price of the removed standard features.' }) removedPrice?: number;
  @ApiPropertyOptional({ example: 'cfg-7f3a' }) configuratorId?: string;
  @ApiPropertyOptional({
    example: 'https://3d.example.com/view/7f3a',
    description: 'URL of the interactive 3D view.',
  })
  structuraUrl?: string;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000e001' }) productId?: string;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000e101' }) sizeId?: string;
}
