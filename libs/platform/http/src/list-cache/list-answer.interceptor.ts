import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { ListAnswer } from './list-answer.js';

/** Sends the bytes of a cached list as they are, and says where they came from (§1.6, W12). */
@Injectable()
export class ListAnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!(answer instanceof ListAnswer)) return answer;
        const reply = context.switchToHttp().getResponse<FastifyReply>();
        reply.header('Content-Type', 'application/json; charset=utf-8');
        reply.header('Cache-Control', 'private, no-cache');
        reply.header('X-Cache', answer.hit ? 'HIT' : 'MISS');
        return answer.body;
      }),
    );
  }
}
