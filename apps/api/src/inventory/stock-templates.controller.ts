import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Caller, ListCache, PathId, Scope, LimitParam, ListParam, PageParam, TextParam } from '@partner/http';
import { StockTemplates } from '@partner/inventory';
import type { Id, JsonResponse } from '@partner/kernel';
import { OrderParam } from '../shared/list.params.js';
import { ApiItem, ApiList, Operation } from '../shared/operation.decorators.js';

/** Template that units are built from (§2.8). */
class StockTemplateItem {
  @ApiProperty({ example: '65f0c0ffee0000000000d101' }) id!: string;
  @ApiProperty({ example: '1042' }) workOrderNumber!: string;
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

/** Query of the list of stock templates (§4.2). */
class StockTemplatesQuery {
  @PageParam() page!: number;
  @LimitParam({ max: 60 }) limit!: number;
  @OrderParam() order!: 'asc' | 'desc';
  @TextParam({ description: 'Filters by a substring of the template name, product name or description.' })
  search?: string;
  @ListParam({
    description: 'Filters by public tags, separated by commas. Templates must have all of them.',
  })
  tags?: string[];
}

/** Stock templates over HTTP (§4.2). */
@ApiTags('Lot stock')
@Controller('partner/v1/stock-templates')
export class StockTemplatesController {
  constructor(
    private readonly templates: StockTemplates,
    private readonly lists: ListCache,
  ) {}

  @Get()
  @Operation(
    'listStockTemplates',
    'List stock templates',
    'Returns the published templates, newest first by default. A page has at most 60 items.',
  )
  @Scope('lot-stock.read')
  @ApiList(StockTemplateItem, 'A page of published templates, newest first by default')
  list(@Caller() { company }: Caller, @Query() query: StockTemplatesQuery) {
    const list = { company, ...this.templates.listDefinition };
    return this.lists.getOrLoad(list, query, () => this.templates.list(company, query));
  }

  @Get(':id')
  @Operation(
    'getStockTemplate',
    'Retrieve a stock template',
    'Returns a published template. Returns 404 if the template is not published.',
  )
  @Scope('lot-stock.read')
  @ApiItem(StockTemplateItem, 'A published template')
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.templates.item(company, id);
  }
}
