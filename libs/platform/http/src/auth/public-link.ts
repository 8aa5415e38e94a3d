import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { failureOf } from '../errors/failure.js';
import { HttpFailure } from '../errors/http-failure.js';
import { TokenBuckets } from '../rate-limit/token-buckets.js';
import { Public } from './access.decorators.js';

const missesKey = 'partner:misses';

/** Counts a request for an unknown link as a failed authentication of its client address (A6, A10). */
@Injectable()
class CountMisses implements NestInterceptor {
  constructor(@Inject(TokenBuckets) private readonly buckets: TokenBuckets) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const misses = Reflect.getMetadata(missesKey, context.getHandler()) as readonly number[];
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    return next.handle().pipe(catchError((error: unknown) => this.#failed(error, misses, ip)));
  }

  async #failed(error: unknown, misses: readonly number[], address: string): Promise<never> {
    const isMiss = misses.includes(failureOf(error).status);
    throw isMiss && !(await this.buckets.allowFailure(address)) ? HttpFailure.tooManyRequests() : error;
  }
}

/**
 * Requires no credential: the link itself is the credential (A10). An address that requests unknown links too often
 * gets 429 in place of the failure. Requests for existing links are never limited by it.
 * @param misses the response statuses that mean an unknown link.
 */
export const PublicLink = (...misses: readonly number[]): MethodDecorator =>
  applyDecorators(Public(), SetMetadata(missesKey, misses), UseInterceptors(CountMisses));
