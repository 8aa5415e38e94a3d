import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeProduct, CreateProduct, CreateSize, ProductQueries } from '@partner/catalog';
import { ApiItem, ApiList, Caller, Idempotent, ListCache, Operation, Patch, PathId, Post, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { carryOut } from '../shared/carry-out.js';
import { ProductItem, SizeItem } from './product.response.js';
import { ChangeProductRequest, CreateProductRequest, CreateSizeRequest, ProductsQuery } from './products.requests.js';

/** Products and their sizes over HTTP (§4.8). They have no version on the wire. */
@ApiTags('Products')
@Controller('partner/v1/products')
export class ProductsController {
  constructor(
    private readonly products: ProductQueries,
    private readonly createProduct: CreateProduct,
    private readonly changeProduct: ChangeProduct,
    private readonly createSize: CreateSize,
    private readonly lists: ListCache,
  ) {}

  @Get()
  @Operation(
    'listProducts',
    'List products',
    'Finished products of the catalog, newest first unless `sort` and `order` say otherwise.',
    'Raw materials, kits, hidden products and sizes are not among them.',
  )
  @Scope('products.read')
  @ApiList(ProductItem, 'Finished products, newest first unless sorted otherwise')
  list(@Caller() { company }: Caller, @Query() query: ProductsQuery) {
    const list = { company, ...this.products.listDefinition };
    return this.lists.getOrLoad(list, query, () => this.products.list(company, query));
  }

  @Get(':id')
  @Operation('getProduct', 'Get a product', 'One finished product. 404 for raw materials, kits and hidden products.')
  @Scope('products.read')
  @ApiItem(ProductItem, 'A finished product')
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.products.item(company, id);
  }

  @Post()
  @Operation(
    'createProduct',
    'Create a product',
    'Adds a finished product to the catalog, active unless `active` is false.',
    '404 when `lineId` is no product line of your company. Products have no version and emit no events.',
  )
  @Scope('products.write')
  @Idempotent()
  @ApiItem(ProductItem, 'The new product', { status: 201 })
  async create(@Caller() caller: Caller, @Body() body: CreateProductRequest): Promise<JsonResponse> {
    const id = await carryOut(this.createProduct, caller, body);
    return this.products.item(caller.company, id);
  }

  @Patch(':id')
  @Operation(
    'updateProduct',
    'Update a product',
    'Changes the fields that are given, and leaves the others. The last write wins: products have no version.',
  )
  @Scope('products.write')
  @ApiItem(ProductItem, 'The product after the change')
  async change(@Caller() caller: Caller, @PathId() id: Id, @Body() body: ChangeProductRequest): Promise<JsonResponse> {
    await carryOut(this.changeProduct, caller, { ...body, id });
    return this.products.item(caller.company, id);
  }

  @Post(':id/sizes')
  @Operation(
    'createProductSize',
    'Add a size to a product',
    'Adds a size to a finished product; its name is `<width>x<length>` unless given.',
    'Orders name a size by `sizeId`, and take its price.',
  )
  @Scope('products.write')
  @Idempotent()
  @ApiItem(SizeItem, 'The new size', { status: 201 })
  async addSize(
    @Caller() caller: Caller,
    @PathId() productId: Id,
    @Body() body: CreateSizeRequest,
  ): Promise<JsonResponse> {
    const id = await carryOut(this.createSize, caller, { ...body, productId });
    return this.products.size(caller.company, id);
  }
}
