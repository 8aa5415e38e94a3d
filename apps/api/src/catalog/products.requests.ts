import { type ProductSortKey, productSortKeys } from '@partner/catalog';
import { Amount, Changes, FiniteNumber, Flag, IdField, Name, SpanParam, Text, TextParam } from '@partner/http';
import type { Id, Span } from '@partner/kernel';
import { FlagParam, SortParam } from '../shared/list.params.js';
import { ListQuery } from '../shared/list.query.js';

/** Query of the list of products (§4.8). */
export class ProductsQuery extends ListQuery {
  @SortParam(productSortKeys, 'createdAt') sort!: ProductSortKey;
  @TextParam({ description: 'Filters by a substring of the name, SKU or description.' }) search?: string;
  @TextParam({ description: 'Filters by a substring of the SKU.' }) sku?: string;
  @FlagParam({ description: 'Filters by active or inactive products.' }) active?: boolean;
  @SpanParam() createdFrom?: Span;
  @SpanParam() createdTo?: Span;
  @SpanParam() updatedFrom?: Span;
  @SpanParam() updatedTo?: Span;
}

/** Fields of a product, new or existing (§4.8). Null clears the description and no other field (R24). */
class ProductFieldsRequest {
  @Text({ clearable: true, max: 10_000, example: 'A barn with a loft at both ends.' }) description?: string | null;
  @Text({ min: 1, max: 100, example: 'LB-1' }) sku?: string;
  @Amount({ min: 0, example: 6495.5, description: 'Price with at most 2 decimals.' }) price?: number;
  @FiniteNumber({ min: 0, example: 12 }) width?: number;
  @FiniteNumber({ min: 0, example: 24 }) length?: number;
  @Flag({ description: 'True if the product is for sale. Defaults to true.' }) active?: boolean;
}

/** A new product (§4.8). */
export class CreateProductRequest extends ProductFieldsRequest {
  @Name({ required: true, max: 200, example: 'Lofted barn' }) name!: string;
  @IdField({ example: '65f0c0ffee0000000000e901', description: 'Product line of your company.' })
  lineId?: Id;
}

/** Changes to a product (§4.8). */
@Changes()
export class ChangeProductRequest extends ProductFieldsRequest {
  @Name({ min: 1, max: 200, example: 'Lofted barn' }) name?: string;
}

/** A new size of a product (§4.8). */
export class CreateSizeRequest {
  @FiniteNumber({ required: true, above: 0, example: 12 }) width!: number;
  @FiniteNumber({ required: true, above: 0, example: 24 }) length!: number;
  @Amount({ required: true, min: 0, example: 7895, description: 'Price with at most 2 decimals.' }) price!: number;
  @Name({ min: 1, max: 200, example: '12x24', description: 'Name of the size. Defaults to `<width>x<length>`.' })
  name?: string;
  @Text({ min: 1, max: 100, example: 'LB-1-1224' }) sku?: string;
  @Flag({ description: 'True if the size is for sale. Defaults to true.' }) active?: boolean;
}
