import { type ProductKind, productKinds, PutProduct, type PutProductCommand } from '@partner/catalog';
import { Amount, FiniteNumber, Flag, IdField, Instant, Name, OneOf, Text, TextList } from '@partner/http';
import { type Id, invalid } from '@partner/kernel';
import { put } from './handler.js';

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
  @TextList({ description: 'Sets `galleryImages` and clears `legacyImages`. Cannot be combined with them.' })
  images?: string[];
  @TextList() galleryImages?: string[];
  @TextList() legacyImages?: string[];
  @Instant() createdAt?: Date;
}

export const putProduct = put({
  line: ProductFields,
  needs: ['name'],
  table: 'products',
  useCase: PutProduct,
  command,
});

/** Maps the item's single list of images (§2.12) to the two lists that the portal stores. */
function command({ images, ...fields }: ProductFields): PutProductCommand {
  if (images === undefined) return fields;
  if (fields.galleryImages !== undefined || fields.legacyImages !== undefined) {
    throw invalid('images cannot be combined with galleryImages or legacyImages');
  }
  return { ...fields, galleryImages: images, legacyImages: [] };
}
