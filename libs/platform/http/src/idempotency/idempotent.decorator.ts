import { applyDecorators, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

const mark = 'partner:idempotent';

/** What is special about the answers of a route. */
export interface IdempotentOptions {
  /** They hold what only their caller may know: they are stored under an {@link AnswerSeal}. */
  readonly secret?: boolean;
}

/** A route whose POST honours `Idempotency-Key` (§4.17, I1). Elsewhere the header is ignored. */
export const Idempotent = (options: IdempotentOptions = {}): MethodDecorator =>
  applyDecorators(
    SetMetadata(mark, options),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'Repeating a request with the same key within 24 hours gives the first answer again.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    }),
  );

/** What a route says of its keys; undefined for one that does not honour them. */
export const idempotentOptions = (context: ExecutionContext): IdempotentOptions | undefined =>
  Reflect.getMetadata(mark, context.getHandler()) as IdempotentOptions | undefined;
