import { type ArgumentMetadata, Inject, Injectable, Optional, type PipeTransform, type Type } from '@nestjs/common';
import { Contexts } from '@partner/schema';
import { noteDeprecatedFields } from '../deprecation/deprecation.js';
import { findIgnored } from '../validation/query-warnings.js';
import { readObject, readQuery } from '../validation/read-fields.js';
import { shapeOf } from '../validation/shape.js';

/** Reads and checks every `@Body()` and `@Query()` whose class has fields (W4, W5). */
@Injectable()
export class InputPipe implements PipeTransform {
  constructor(@Optional() @Inject(Contexts) private readonly contexts?: Contexts) {}

  /** @throws DomainError `invalid` with the first problem; unknown fields of a body come first. */
  transform(value: unknown, { type, metatype, data }: ArgumentMetadata): unknown {
    if ((type !== 'body' && type !== 'query') || data !== undefined || !hasFields(metatype)) return value;
    noteDeprecatedFields(metatype, value, type === 'body' ? 'field' : 'parameter');
    if (type === 'body') return readObject(metatype, value);
    const query = value as Readonly<Record<string, unknown>>;
    // Other parameters are ignored (W4), which a response header reports.
    findIgnored(metatype, query, this.contexts);
    return readQuery(metatype, query);
  }
}

const hasFields = (metatype: Type | undefined): metatype is Type =>
  metatype !== undefined && shapeOf(metatype).names.size > 0;
