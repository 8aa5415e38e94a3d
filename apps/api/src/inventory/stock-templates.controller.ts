import { Controller, Get, Query } from '@nestjs/common';
import { ApiItem, ApiList, Caller, ListCache, PathId, Scope } from '@partner/http';
import { StockTemplates } from '@partner/inventory';
import type { Id, JsonResponse } from '@partner/kernel';
import { StockTemplateItem } from './stock-template.response.js';
import { StockTemplatesQuery } from './stock-templates.query.js';

/** Stock templates over HTTP (§4.2). */
@Controller('partner/v1/stock-templates')
export class StockTemplatesController {
  constructor(
    private readonly templates: StockTemplates,
    private readonly lists: ListCache,
  ) {}

  @Get()
  @Scope('lot-stock.read')
  @ApiList(StockTemplateItem, 'Published templates, newest first')
  list(@Caller() { company }: Caller, @Query() query: StockTemplatesQuery) {
    const list = { company, ...this.templates.listDefinition };
    return this.lists.getOrLoad(list, query, () => this.templates.list(company, query));
  }

  @Get(':id')
  @Scope('lot-stock.read')
  @ApiItem(StockTemplateItem, 'A published template')
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.templates.item(company, id);
  }
}
