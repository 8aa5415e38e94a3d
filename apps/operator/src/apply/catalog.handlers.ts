import type { ContextHandlers } from './context-handlers.js';
import { putProductLine } from './product-line.js';
import { putProduct } from './product.js';
import { putSize } from './size.js';

export const catalogHandlers: ContextHandlers = {
  puts: { 'product-line': putProductLine, product: putProduct, size: putSize },
};
