import { Records } from '@partner/kernel';
import type { Product } from '../../domain/product/product.js';

/** The products of a company, for changes. `getForUpdate` excludes raw, kit and hidden ones (§4.8). */
export abstract class ChangeableProducts extends Records<Product> {}
