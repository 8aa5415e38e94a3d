import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { accessOf, TokenBuckets, HttpFailure } from '@partner/http';
import { type OwnSession, ResolveSession, type SecondFactorState } from '@partner/sign-in';
import type { FastifyRequest } from 'fastify';
import { BeforeSecondFactor } from './before-second-factor.decorator.js';
import { checkCsrfToken, checkSite, isReading } from './csrf.js';
import { Deployment } from './deployment.js';
import { SessionCookie } from './session-cookie.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Session of this request; undefined on public routes. */
    session?: OwnSession;
    /** State of the session's second factor; undefined on public routes. */
    secondFactor?: SecondFactorState;
  }
}

/**
 * Authenticates a request by its session. Returns 401 without a valid session, 429 to an address that fails too often
 * (A6), and 403 for a request that another site started or a session that lacks its second factor.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    @Inject(ResolveSession) private readonly sessions: ResolveSession,
    @Inject(SessionCookie) private readonly cookie: SessionCookie,
    @Inject(Deployment) private readonly deployment: Deployment,
    @Inject(TokenBuckets) private readonly buckets: TokenBuckets,
    @Inject(Reflector) private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!isReading(request)) checkSite(request, this.deployment.origin);
    if (accessOf(context.getHandler(), context.getClass()) === 'public') return true;
    const token = this.cookie.read(request);
    const found = token === undefined ? undefined : await this.sessions.execute(token);
    // A request without a cookie is not a failed attempt.
    if (token !== undefined && !found && !(await this.buckets.allowFailure(request.ip)))
      throw HttpFailure.tooManyRequests();
    if (token === undefined || !found) throw new HttpFailure('invalid_credential', 'Sign in first');
    if (!isReading(request)) checkCsrfToken(request, token);
    this.#checkSecondFactor(found.secondFactor, context);
    request.session = found.session;
    request.secondFactor = found.secondFactor;
    request.caller = { ...found.actor, scopes: found.rights, requestId: request.id };
    // From here on, the database shows only the rows of the user's company (A7).
    if (request.work) request.work.company = found.actor.company;
    return true;
  }

  /** Rejects a session without its second factor on all routes except those that present or add one. */
  #checkSecondFactor(state: SecondFactorState, context: ExecutionContext): void {
    const allowed = this.reflector.getAllAndOverride(BeforeSecondFactor, [context.getHandler(), context.getClass()]);
    if (state === 'complete' || allowed?.includes(state)) return;
    if (state === 'awaited') throw new HttpFailure('second_factor_required', 'Present your second factor first');
    throw new HttpFailure('second_factor_missing', 'Your company requires a second factor: add one first');
  }
}
