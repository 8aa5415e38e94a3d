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
