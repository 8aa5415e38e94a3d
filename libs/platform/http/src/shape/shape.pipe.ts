import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { bodyFieldsOf, queryFieldsOf, type Shape } from './field.js';
import { readQuery } from './read-query.js';
import { readShape } from './read-shape.js';

/** Reads every `@Body()` and `@Query()` whose class has the decorators of this library. */
@Injectable()
export class ShapePipe implements PipeTransform {
  transform(value: unknown, { type, metatype, data }: ArgumentMetadata): unknown {
    if (metatype === undefined || data !== undefined) return value;
    const shape = metatype as Shape;
    if (type === 'query' && queryFieldsOf(shape).length > 0) return readQuery(shape, value as Record<string, unknown>);
    if (type === 'body' && bodyFieldsOf(shape).length > 0) return readShape(shape, value);
    return value;
  }
}
