import {
  PutProductLine,
  type ProductKind,
  productKinds,
  PutProduct,
  type PutProductCommand,
  PutSize,
} from '@partner/catalog';
import { Amount, FiniteNumber, Flag, IdField, Instant, Name, OneOf, Text, ValueList } from '@partner/http';
import { type Id, invalid } from '@partner/kernel';
import { put, type ContextHandlers } from './handler.js';

/** A size of a product (§2.12). */
class SizeLine {
  @IdField() id?: Id;
  @IdField() productId?: Id;
  @Name({ max: 200, min: 1 }) name?: string;
  @Text({ clearable: true, min: 1, max: 100 }) sku?: string | null;
  @FiniteNumber({ above: 0 }) width?: number;
  @FiniteNumber({ above: 0 }) length?: number;
  @Amount({ min: 0 }) price?: number;
  @Flag() active?: boolean;
  @Instant() createdAt?: Date;
}

/** A product (§2.12), including fields that partners never see. */
class ProductFields {
  @IdField() id?: Id;
  @Name({ max: 200, min: 1 }) name?: string;
  @OneOf(productKinds) kind?: ProductKind;
  @Flag() hideFromPartnerApi?: boolean;
  @IdField({ clearable: true }) productLineId?: Id | null;
  @Text({ clearable: true, max: 10_000 }) description?: string | null;
  @Text({ clearable: true, min: 1, max: 100 }) sku?: string | null;
  @Amount({ clearable: true, min: 0 }) price?: number | null;
  @FiniteNumber({ clearable: true, min: 0 }) width?: number | null;
  @FiniteNumber({ clearable: true, min: 0 }) length?: number | null;
  @Flag() active?: boolean;
  @ValueList('webAddress', {
    description: 'Sets `galleryImages` and clears `legacyImages`. Cannot be combined with them.',
  })
  images?: string[];
  @ValueList('webAddress') galleryImages?: string[];
  @ValueList('webAddress') legacyImages?: string[];
  @Instant() createdAt?: Date;
}

/** Maps the item's single list of images (§2.12) to the two lists that the portal stores. */
function command({ images, ...fields }: ProductFields): PutProductCommand {
  if (images === undefined) return fields;
  if (fields.galleryImages !== undefined || fields.legacyImages !== undefined) {
    throw invalid('images cannot be combined with galleryImages or legacyImages');
  }
  return { ...fields, galleryImages: images, legacyImages: [] };
}

/** A product line. Partners refer to it only when they create a product (§4.8). */
class ProductLineFields {
  @IdField() id?: Id;
  @Name({ max: 200, min: 1 }) name?: string;
  @Instant() createdAt?: Date;
}

export const catalogHandlers: ContextHandlers = {
  puts: {
    'product-line': put({ line: ProductLineFields, needs: ['name'], table: 'product_lines', useCase: PutProductLine }),
    product: put({ line: ProductFields, needs: ['name'], table: 'products', useCase: PutProduct, command }),
    size: put({ line: SizeLine, needs: ['productId', 'width', 'length', 'price'], table: 'sizes', useCase: PutSize }),
  },
};
