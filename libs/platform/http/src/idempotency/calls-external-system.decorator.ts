import { type ExecutionContext, SetMetadata } from '@nestjs/common';

const mark = 'partner:calls-external-system';

/** The last part of a write that has called another system: stores the result and returns the response. */
export type LastStep<Answer> = () => Promise<Answer>;

/**
 * Marks a write that calls another system. No transaction is open while its handler runs. The handler commits data that
 * must survive a crash itself, and returns a {@link LastStep}, which is committed with the stored response (I3).
 */
export const CallsExternalSystem = (): MethodDecorator => SetMetadata(mark, true);

/** True if the route of a request calls another system. */
export const callsExternalSystem = (context: ExecutionContext): boolean =>
  Reflect.getMetadata(mark, context.getHandler()) === true;
