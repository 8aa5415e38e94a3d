import { Body, Controller, Get, HttpCode, Req, Res } from '@nestjs/common';
import { Caller, Delete, FreeJson, HttpFailure, PathId, Post, Text } from '@partner/http';
import { Clock, type Id } from '@partner/kernel';
import { type FactorList, OwnSecondFactors, PresentSecondFactor } from '@partner/sign-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BeforeSecondFactor } from '../session/before-second-factor.decorator.js';
import { csrfTokenOf } from '../session/csrf.js';
import { Deployment } from '../session/deployment.js';
import { May } from '../session/may.decorator.js';
import { SessionCookie } from '../session/session-cookie.js';
import { sessionOf, siteOf } from './signed-in.js';

/** One of these: a code of an authenticator app, a recovery code, or the response of a passkey. */
class PresentationRequest {
  @Text({ max: 10 }) code?: string;
  @Text({ max: 40 }) recoveryCode?: string;
  @FreeJson() passkey?: object;
}

/** Second factors of the signed-in person, and of the session. */
@Controller('api/second-factor')
@May('view')
export class SecondFactorController {
  constructor(
    private readonly own: OwnSecondFactors,
    private readonly present: PresentSecondFactor,
    private readonly deployment: Deployment,
    private readonly cookie: SessionCookie,
    private readonly clock: Clock,
  ) {}

  /** Returns the state of the session, and what the page needs that presents the second factor. */
  @Get()
  @BeforeSecondFactor(['awaited', 'missing'])
  async state(@Caller() actor: Caller, @Req() request: FastifyRequest) {
    const { factors } = await this.own.list(actor, sessionOf(request));
    return {
      state: request.secondFactor ?? ('complete' as const),
      email: actor.email ?? '',
      /** Kinds of the person's factors. */
      kinds: [...new Set(factors.map(({ kind }) => kind))],
      csrfToken: csrfTokenOf(this.cookie.read(request) ?? ''),
    };
  }

  @Post('passkey')
  @HttpCode(200)
  @BeforeSecondFactor(['awaited'])
  passkeyOptions(@Caller() actor: Caller, @Req() request: FastifyRequest): Promise<object> {
    return this.present.passkeyOptions(actor, sessionOf(request), siteOf(request, this.deployment));
  }

  /** Presents the second factor, also again, before a change of the factors. */
  @Post()
  @HttpCode(200)
  @BeforeSecondFactor(['awaited'])
  async execute(
    @Caller() actor: Caller,
    @Body() body: PresentationRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ readonly csrfToken: string }> {
    const session = sessionOf(request);
    const presented = await this.present.execute(actor, session, body, siteOf(request, this.deployment));
    if ('lockedUntil' in presented)
      throw HttpFailure.tooManyRequests(
        Math.ceil((presented.lockedUntil.getTime() - this.clock.now().getTime()) / 1000),
      );
    this.cookie.set(reply, presented.token, session.expiresAt);
    return { csrfToken: csrfTokenOf(presented.token) };
  }

  @Get('factors')
  @BeforeSecondFactor(['missing'])
  list(@Caller() actor: Caller, @Req() request: FastifyRequest): Promise<FactorList> {
    return this.own.list(actor, sessionOf(request));
  }

  @Delete('factors/:id')
  @HttpCode(204)
  async remove(@Caller() actor: Caller, @PathId() id: Id, @Req() request: FastifyRequest): Promise<void> {
    await this.own.remove(actor, sessionOf(request), { id });
  }

  @Post('recovery-codes')
  async recoveryCodes(
    @Caller() actor: Caller,
    @Req() request: FastifyRequest,
  ): Promise<{ readonly recoveryCodes: readonly string[] }> {
    return { recoveryCodes: await this.own.newRecoveryCodes(actor, sessionOf(request)) };
  }
}
