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

/** What goes around the handlers of a service that change something: one transaction, and each key once. */
export const WRITE_EXECUTION = Symbol('WriteExecution');

/**
 * Carries out what changes something: reads its body once the caller is known and allowed (W9), then what the service
 * adds.
 */
@Injectable()
export class WriteInterceptor implements NestInterceptor {
  constructor(@Optional() @Inject(WRITE_EXECUTION) private readonly execution?: NestInterceptor) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.body = await readRequestBody(request, context.getClass(), context.getHandler());
    return this.execution ? this.execution.intercept(context, next) : next.handle();
  }
}
