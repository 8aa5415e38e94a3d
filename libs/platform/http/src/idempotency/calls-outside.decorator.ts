import { type ExecutionContext, SetMetadata } from '@nestjs/common';

const mark = 'partner:calls-outside';

/** The end of a write whose handler has called another system first: what is left to be stored, and the answer. */
export type LastStep<Answer> = () => Promise<Answer>;

/**
 * A write that calls another system: no transaction is open while its handler runs. The handler commits by itself what
 * must outlive a crash, and returns a {@link LastStep}, which is committed with the stored answer (I3).
 */
export const CallsOutside = (): MethodDecorator => SetMetadata(mark, true);

/** Whether the route of a request calls another system. */
export const isCallingOutside = (context: ExecutionContext): boolean =>
  Reflect.getMetadata(mark, context.getHandler()) === true;
