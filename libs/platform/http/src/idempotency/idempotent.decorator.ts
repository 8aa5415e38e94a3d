import { type ExecutionContext, SetMetadata } from '@nestjs/common';

const mark = 'partner:idempotent';

/** A route whose POST honours `Idempotency-Key` (§4.17, I1). Elsewhere the header is ignored. */
export const Idempotent = (): MethodDecorator => SetMetadata(mark, true);

/** Whether the route of a request honours the key. */
export const isIdempotent = (context: ExecutionContext): boolean =>
  Reflect.getMetadata(mark, context.getHandler()) === true;
