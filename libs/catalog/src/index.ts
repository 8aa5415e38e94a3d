export { ChangeProduct, type ChangeProductCommand } from './application/change-product/change-product.js';
export { CreateProduct, type CreateProductCommand } from './application/create-product/create-product.js';
export { CreateSize, type CreateSizeCommand } from './application/create-size/create-size.js';
export {
  type ProductCriteria,
  ProductQueries,
  type ProductSortKey,
  productSortKeys,
} from './application/ports/products.js';
export { type CatalogProduct, Products } from './application/ports/products.js';
export { type CatalogSize, Sizes } from './application/ports/sizes.js';
export { PutProduct, type PutProductCommand } from './application/put-product/put-product.js';
export { PutProductLine, type PutProductLineCommand } from './application/put-product-line/put-product-line.js';
export { PutSize, type PutSizeCommand } from './application/put-size/put-size.js';
export { CatalogModule } from './catalog.module.js';
export { type ProductKind, productKinds } from './domain/product/product.js';
export { visibleProduct } from './sql/visible-product.js';
