import {
  applyDecorators,
  Delete as DeleteRoute,
  Patch as PatchRoute,
  Post as PostRoute,
  Put as PutRoute,
  UseInterceptors,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  Optional,
} from '@nestjs/common';
import { INTERCEPTORS_METADATA } from '@nestjs/common/constants.js';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { readRequestBody } from '../body/read-request-body.js';
import { IdempotencyInterceptor } from '../idempotency/idempotency.interceptor.js';

/** Guards that check a write again once its body has arrived: until then, the caller may have lost the right. */
export const guardsAfterBody = Symbol('guards after body');

/**
 * Reads the body of a write after authentication and authorization (W9). If the service has transactions, runs the
 * handler in one.
 */
@Injectable()
class WriteInterceptor implements NestInterceptor {
  constructor(
    @Optional() @Inject(IdempotencyInterceptor) private readonly transactions?: IdempotencyInterceptor,
    @Optional() @Inject(guardsAfterBody) private readonly guards: readonly CanActivate[] = [],
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.body = await readRequestBody(request, context.getClass(), context.getHandler());
    for (const guard of this.guards) await guard.canActivate(context);
    return this.transactions ? this.transactions.intercept(context, next) : next.handle();
  }
}

/** Creates the decorator of a route that changes data. Routes that only read have no interceptor and no overhead. */
const writing =
  (route: (path?: string) => MethodDecorator) =>
  (path?: string): MethodDecorator =>
    applyDecorators(route(path), UseInterceptors(WriteInterceptor));

/** In place of Nest's decorators: these read the body after the guards (W9) and run the handler in a transaction. */
export const Post = writing(PostRoute);
export const Patch = writing(PatchRoute);
export const Put = writing(PutRoute);
export const Delete = writing(DeleteRoute);

export const isWriting = (handler: object): boolean =>
  ((Reflect.getMetadata(INTERCEPTORS_METADATA, handler) ?? []) as unknown[]).includes(WriteInterceptor);
