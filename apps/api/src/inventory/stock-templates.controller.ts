import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ApiItem,
  ApiList,
  Caller,
  ListCache,
  Operation,
  PathId,
  Scope,
  LimitParam,
  ListParam,
  OrderParam,
  PageParam,
  TextParam,
} from '@partner/http';
import { StockTemplates } from '@partner/inventory';
import type { Id, JsonResponse } from '@partner/kernel';
import { StockTemplateItem } from './stock-template.response.js';

/** What the list of stock templates can be asked for (§4.2). */
class StockTemplatesQuery {
  @PageParam() page!: number;
  @LimitParam({ max: 60 }) limit!: number;
  @OrderParam() order!: 'asc' | 'desc';
  @TextParam({ description: 'Substring of template name, product name or description.' })
  search?: string;
  @ListParam({
    description: 'Public tags, separated by commas; a template must carry all of them.',
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
    'Published templates of units, newest first unless ordered otherwise, 60 on a page at most.',
  )
  @Scope('lot-stock.read')
  @ApiList(StockTemplateItem, 'Published templates, newest first unless ordered otherwise')
  list(@Caller() { company }: Caller, @Query() query: StockTemplatesQuery) {
    const list = { company, ...this.templates.listDefinition };
    return this.lists.getOrLoad(list, query, () => this.templates.list(company, query));
  }

  @Get(':id')
  @Operation('getStockTemplate', 'Get a stock template', 'One published template. 404 when it is not published.')
  @Scope('lot-stock.read')
  @ApiItem(StockTemplateItem, 'A published template')
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.templates.item(company, id);
  }
}
