import { LimitParam, ListParam, OrderParam, PageParam, TextParam } from '@partner/http';

/** What the list of stock templates can be asked for (§4.2). */
export class StockTemplatesQuery {
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
