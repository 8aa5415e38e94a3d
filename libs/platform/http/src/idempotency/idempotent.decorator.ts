import { type ExecutionContext, SetMetadata } from '@nestjs/common';

const mark = 'partner:idempotent';

/** What is special about the answers of a route. */
export interface IdempotentOptions {
  /** They hold what only their caller may know: they are stored under an {@link AnswerSeal}. */
  readonly secret?: boolean;
}

/** A route whose POST honours `Idempotency-Key` (§4.17, I1). Elsewhere the header is ignored. */
export const Idempotent = (options: IdempotentOptions = {}): MethodDecorator => SetMetadata(mark, options);

/** What a route says of its keys; undefined for one that does not honour them. */
export const idempotentOptions = (context: ExecutionContext): IdempotentOptions | undefined =>
  Reflect.getMetadata(mark, context.getHandler()) as IdempotentOptions | undefined;

/** Whether the route of a request honours the key. */
export const isIdempotent = (context: ExecutionContext): boolean => idempotentOptions(context) !== undefined;
