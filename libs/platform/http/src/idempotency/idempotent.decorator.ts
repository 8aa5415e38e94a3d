import { applyDecorators, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

const mark = 'partner:idempotent';

/** Options of an idempotent route. */
export interface IdempotentOptions {
  /** True if responses contain a secret of the caller: they are stored under an {@link ResponseSeal}. */
  readonly secret?: boolean;
}

/** Marks a POST route that supports `Idempotency-Key` (§4.17, I1). Other routes ignore the header. */
export const Idempotent = (options: IdempotentOptions = {}): MethodDecorator =>
  applyDecorators(
    SetMetadata(mark, options),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'Repeating a request with the same key within 24 hours returns the first response.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    }),
  );

/** Returns the options of an idempotent route, or undefined for other routes. */
export const idempotentOptions = (context: ExecutionContext): IdempotentOptions | undefined =>
  Reflect.getMetadata(mark, context.getHandler()) as IdempotentOptions | undefined;
