import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../errors/http-failure.js';
import type { Caller as CallerType } from '../auth/caller.js';

/** The caller of the request, as the actor of use cases. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): CallerType => {
  const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!caller) throw unauthorized('no_authorization');
  return caller;
});

/** {@inheritDoc CallerType} */
export type Caller = CallerType;
