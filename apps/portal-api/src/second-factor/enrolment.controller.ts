import { Body, Controller, HttpCode, Req, Res } from '@nestjs/common';
import { Caller, FreeJson, Name, Post, Text } from '@partner/http';
import { type AddedFactor, AddSecondFactor } from '@partner/sign-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BeforeSecondFactor } from '../session/before-second-factor.decorator.js';
import { csrfTokenOf } from '../session/csrf.js';
import { Deployment } from '../session/deployment.js';
import { May } from '../session/may.decorator.js';
import { SessionCookie } from '../session/session-cookie.js';
import { sessionOf, siteOf } from './signed-in.js';

/** First code of an authenticator app. */
class CodeRequest {
  @Text({ required: true, max: 10 }) code!: string;
}

/** Created passkey. */
class PasskeyRequest {
  @Name({ required: true, max: 100 }) name!: string;
  @FreeJson({ required: true }) response!: object;
}

/** Adding second factors. */
@Controller('api/second-factor')
@May('view')
@BeforeSecondFactor(['missing'])
export class EnrolmentController {
  constructor(
    private readonly add: AddSecondFactor,
    private readonly deployment: Deployment,
    private readonly cookie: SessionCookie,
  ) {}

  /** Creates the secret of an authenticator app. */
  @Post('totp')
  startTotp(@Caller() actor: Caller, @Req() request: FastifyRequest): ReturnType<AddSecondFactor['startTotp']> {
    return this.add.startTotp(actor, sessionOf(request), siteOf(request, this.deployment));
  }

  @Post('totp/confirmation')
  @HttpCode(200)
  async confirmTotp(
    @Caller() actor: Caller,
    @Body() body: CodeRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.#added(request, reply, await this.add.confirmTotp(actor, sessionOf(request), body));
  }

  @Post('passkeys/options')
  @HttpCode(200)
  passkeyOptions(@Caller() actor: Caller, @Req() request: FastifyRequest): Promise<object> {
    return this.add.passkeyOptions(actor, sessionOf(request), siteOf(request, this.deployment));
  }

  @Post('passkeys')
  async addPasskey(
    @Caller() actor: Caller,
    @Body() body: PasskeyRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const added = await this.add.addPasskey(actor, sessionOf(request), body, siteOf(request, this.deployment));
    return this.#added(request, reply, added);
  }

  #added(request: FastifyRequest, reply: FastifyReply, { token, recoveryCodes }: AddedFactor) {
    this.cookie.set(reply, token, sessionOf(request).expiresAt);
    return { csrfToken: csrfTokenOf(token), ...(recoveryCodes && { recoveryCodes }) };
  }
}
