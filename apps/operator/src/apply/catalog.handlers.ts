import { PutProductLine } from '@partner/catalog';
import { IdField, Instant, Name } from '@partner/http';
import type { Id } from '@partner/kernel';
import type { ContextHandlers } from './context-handlers.js';
import { put } from './handler.js';
import { putProduct } from './product.js';
import { putSize } from './size.js';

/** A product line. Partners refer to it only when they create a product (§4.8). */
class ProductLineFields {
  @IdField() id?: Id;
  @Name({ max: 200, min: 1 }) name?: string;
  @Instant() createdAt?: Date;
}

const putProductLine = put({
  line: ProductLineFields,
  needs: ['name'],
  table: 'product_lines',
  useCase: PutProductLine,
});

export const catalogHandlers: ContextHandlers = {
  puts: { 'product-line': putProductLine, product: putProduct, size: putSize },
};
