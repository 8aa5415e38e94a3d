import { repositoryOf } from '@partner/unit-of-work';
import { Product } from '../domain/product/product.js';
import { visibleProduct } from '../sql/visible-product.js';
import { productTable } from './product.entity.js';

/** The products that are changed, in PostgreSQL. */
export const DatabaseChangeableProducts = repositoryOf({
  table: productTable,
  name: 'product',
  fromState: (state) => new Product(state, true),
  exists: visibleProduct('t'),
});
