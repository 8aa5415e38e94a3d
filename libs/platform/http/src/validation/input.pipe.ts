import { type ArgumentMetadata, Injectable, type Type, type ValidationError, ValidationPipe } from '@nestjs/common';
import { invalid } from '@partner/kernel';
import { instanceToPlain } from 'class-transformer';
import { validateSync, type ValidatorOptions } from 'class-validator';
import { givenFields, givenParameters, isObject } from './given-fields.js';
import { failureOfFields } from './first-problem.js';
import { instanceOf, validatorOptions } from './read-object.js';
import { shapeOf } from './shape.js';

/**
 * Nest's validation of every `@Body()` and `@Query()` whose class has fields (W4, W5). What the pipe does for values
 * that
 * are not JSON is left out, because keys like `__proto__` are ordinary ones here (W14), and nothing has gaps or bytes.
 */
@Injectable()
export class InputPipe extends ValidationPipe {
  constructor() {
    super({
      ...validatorOptions,
      transform: true,
      transformerPackage: { plainToInstance: instanceOf, classToPlain: instanceToPlain } as never,
      exceptionFactory: failureOfFields,
    });
  }

  /** @throws DomainError `invalid` with the first problem, of a body with its unknown fields first. */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (!this.toValidate(metadata)) return super.transform(value, metadata);
    const type = metadata.metatype as Type;
    if (metadata.type === 'query')
      return super.transform(givenParameters(type, value as Record<string, unknown>), metadata);
    if (!isObject(value)) throw invalid('the body must be a JSON object', 'invalid_body');
    return super.transform(givenFields(type, value), metadata);
  }

  protected override toValidate({ type, metatype, data }: ArgumentMetadata): boolean {
    const isWhole = (type === 'body' || type === 'query') && data === undefined;
    return isWhole && metatype !== undefined && shapeOf(metatype).names.size > 0;
  }

  protected override validate(object: object, options?: ValidatorOptions): ValidationError[] {
    return validateSync(object, options);
  }

  protected override stripProtoKeys(): void {
    return;
  }

  protected override closeArrayGaps(): void {
    return;
  }

  protected override findNestedBinaryValues(): ValidationError[] {
    return [];
  }
}
