import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { readFields } from './read-fields.js';
import { readObject } from './read-object.js';
import { shapeOf } from './shape.js';

/** Reads and checks every `@Body()` and `@Query()` whose class has fields (W4, W5). */
@Injectable()
export class InputPipe implements PipeTransform {
  /** @throws DomainError `invalid` with the first problem; unknown fields of a body come first. */
  transform(value: unknown, { type, metatype, data }: ArgumentMetadata): unknown {
    if ((type !== 'body' && type !== 'query') || data !== undefined || !hasFields(metatype)) return value;
    // Other parameters of a query are ignored (W4).
    return type === 'query'
      ? readFields(metatype, value as object as Record<string, unknown>, false)
      : readObject(metatype, value);
  }
}

const hasFields = (metatype: Type | undefined): metatype is Type =>
  metatype !== undefined && shapeOf(metatype).names.size > 0;
