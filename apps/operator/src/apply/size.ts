import { PutSize } from '@partner/catalog';
import { Amount, FiniteNumber, Flag, IdField, Instant, Name, Text } from '@partner/http';
import type { Id } from '@partner/kernel';
import { put } from './handler.js';

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

export const putSize = put({
  line: SizeLine,
  needs: ['productId', 'width', 'length', 'price'],
  table: 'sizes',
  useCase: PutSize,
});
