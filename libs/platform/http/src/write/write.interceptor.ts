import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  Optional,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { readRequestBody } from '../body/read-request-body.js';
import { IdempotencyInterceptor } from '../idempotency/idempotency.interceptor.js';

/**
 * Reads the body of a write after authentication and authorization (W9). If the service has transactions, runs the
 * handler in one.
 */
@Injectable()
export class WriteInterceptor implements NestInterceptor {
  constructor(@Optional() @Inject(IdempotencyInterceptor) private readonly transactions?: IdempotencyInterceptor) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.body = await readRequestBody(request, context.getClass(), context.getHandler());
    return this.transactions ? this.transactions.intercept(context, next) : next.handle();
  }
}
