import { repositoryOf } from '@partner/unit-of-work';
import { Product } from '../domain/product/product.js';
import { visibleProduct } from '../sql/visible-product.js';
import { productTable } from './product.entity.js';

/** Products for changes, in PostgreSQL. */
export const DatabaseChangeableProducts = repositoryOf({
  table: productTable,
  name: 'product',
  fromState: (state) => new Product(state, true),
  exists: visibleProduct('t'),
});
