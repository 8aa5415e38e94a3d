import { applyDecorators, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

const mark = 'partner:idempotent';

/** The last part of a write that has called another system: stores the result and returns the response. */
export type LastStep<Answer> = () => Promise<Answer>;

export interface IdempotentOptions {
  /**
   * True if responses contain a secret of the caller: they are stored encrypted, so that a stolen copy of the database
   * does not reveal it.
   */
  readonly secret?: boolean;
  /**
   * True if the write calls another system. No transaction is open while its handler runs. The handler commits data
   * that must survive a crash itself, and returns a {@link LastStep}, which is committed with the stored response (I3).
   */
  readonly callsExternalSystem?: boolean;
  readonly withoutKeys?: boolean;
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

/** Marks a write without idempotency keys whose handler runs before its transaction, as with `callsExternalSystem`. */
export const BeforeTransaction = (): MethodDecorator =>
  SetMetadata(mark, { callsExternalSystem: true, withoutKeys: true } satisfies IdempotentOptions);

export const idempotentOptions = (context: ExecutionContext): IdempotentOptions | undefined =>
  Reflect.getMetadata(mark, context.getHandler()) as IdempotentOptions | undefined;
