import { Reflector } from '@nestjs/core';
import type { SecondFactorState } from '@partner/sign-in';

/** Allows a session without its second factor to call the route, in these states. Every other route rejects it. */
export const BeforeSecondFactor = Reflector.createDecorator<readonly SecondFactorState[]>();
