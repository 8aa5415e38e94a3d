import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '../errors/http-failure.js';
import { bearerToken } from './bearer-token.js';
import { CallerResolver } from './caller-resolver.js';

/** Checks callers of responses that take minutes. */
@Injectable()
export class RunningCalls {
  constructor(@Inject(CallerResolver) private readonly callers: CallerResolver) {}

  /**
   * Checks that the caller still has the right with which the request began. An access token may expire meanwhile.
   * @throws HttpFailure 401, 403; DomainError `forbidden` while the credential or its company is suspended.
   */
  async check({ raw, scope = '' }: Pick<FastifyRequest, 'raw' | 'scope'>): Promise<void> {
    const token = bearerToken(raw) ?? '';
    const caller = this.callers.known(token) ?? (await this.callers.resolve(token));
    if (caller === 'expired') return;
    if (typeof caller !== 'object') throw unauthorized(caller ?? 'unknown');
    if (!caller.scopes.has(scope)) throw forbidden(scope);
  }
}
