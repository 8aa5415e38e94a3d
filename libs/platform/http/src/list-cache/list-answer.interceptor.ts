import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { accessOf } from '../auth/access-of.js';
import { FastLane } from '../fast-lane/fast-lane.js';
import { ListAnswer, sendList } from './list-answer.js';

/** Sends the bytes of a cached list as they are, and lets the next request for it take the fast lane. */
@Injectable()
export class ListAnswerInterceptor implements NestInterceptor {
  constructor(@Inject(FastLane) private readonly fastLane: FastLane) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!(answer instanceof ListAnswer)) return answer;
        const http = context.switchToHttp();
        const access = accessOf(context);
        if (typeof access === 'object') this.fastLane.remember(http.getRequest<FastifyRequest>(), answer, access.scope);
        return sendList(answer, http.getResponse<FastifyReply>());
      }),
    );
  }
}
