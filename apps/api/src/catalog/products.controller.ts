import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeProduct, CreateProduct, CreateSize, ProductQueries } from '@partner/catalog';
import { Caller, Idempotent, PathId, Post, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { execute } from '../shared/execute.js';
import { ApiItem, Operation } from '../shared/operation.decorators.js';
import { RecordController } from '../shared/record.controller.js';
import { changing, creating } from '../shared/write.js';
import { ProductItem, SizeItem } from './product.response.js';
import { ChangeProductRequest, CreateProductRequest, CreateSizeRequest, ProductsQuery } from './products.requests.js';

/** Products and their sizes over HTTP (§4.8). The API shows no version for them. */
@ApiTags('Products')
@Controller('partner/v1/products')
export class ProductsController extends RecordController({
  one: 'a product',
  many: 'products',
  scope: 'products',
  item: ProductItem,
  query: ProductsQuery,
  queries: ProductQueries,
  creation: creating(CreateProductRequest, CreateProduct),
  change: changing(ChangeProductRequest, ChangeProduct),
  answers: { list: 'A page of finished products, newest first by default', get: 'A finished product' },
  texts: {
    list: [
      'Returns the finished products of the catalog, newest first unless `sort` and `order` are set.',
      'Raw materials, kits, hidden products and sizes are excluded.',
    ],
    get: ['Returns a finished product. Returns 404 for raw materials, kits and hidden products.'],
    create: [
      'Adds a finished product to the catalog. The product is active unless `active` is false.',
      'Returns 404 if `lineId` is not a product line of your company. Products have no version and emit no events.',
    ],
    update: ['Updates the fields that you pass. Products have no version, so the last write wins.'],
  },
}) {
  constructor(private readonly createSize: CreateSize) {
    super();
  }

  @Post(':id/sizes')
  @Operation(
    'createProductSize',
    'Add a size to a product',
    'Adds a size to a finished product. The name defaults to `<width>x<length>`.',
    'Orders refer to a size by `sizeId` and use its price.',
  )
  @Scope('products.write')
  @Idempotent()
  @ApiItem(SizeItem, 'The new size', { status: 201 })
  async addSize(
    @Caller() caller: Caller,
    @PathId() productId: Id,
    @Body() body: CreateSizeRequest,
  ): Promise<JsonResponse> {
    const id = await execute(this.createSize, caller, { ...body, productId });
    return this.queries.size(caller.company, id);
  }
}
