import { Controller, Get, HttpCode, Req, Res } from '@nestjs/common';
import { CompanyContacts } from '@partner/companies';
import { Caller, Delete, PathId } from '@partner/http';
import { type Id, notFound } from '@partner/kernel';
import { OwnSessions, type Session } from '@partner/sign-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BeforeSecondFactor } from './before-second-factor.decorator.js';
import { csrfTokenOf } from './csrf.js';
import { Deployment } from './deployment.js';
import { May } from './may.decorator.js';
import { SessionCookie } from './session-cookie.js';

/** Maps a session to its response, without the token. */
const browserItem = ({ id, createdAt, seenAt, expiresAt, userAgent }: Session, current: Id | undefined) => ({
  ...{ id, createdAt, seenAt, expiresAt, userAgent },
  /** True for the browser that sent the request. */
  isThis: id === current,
});

/** Session of the browser, and the other sessions of its user (R91). */
@Controller('api')
@May('view')
export class SessionController {
  constructor(
    private readonly companies: CompanyContacts,
    private readonly sessions: OwnSessions,
    private readonly deployment: Deployment,
    private readonly cookie: SessionCookie,
  ) {}

  /** Returns the signed-in user, their company, and the facts about the deployment that every page needs. */
  @Get('session')
  async show(@Caller() { company, id, name, email, scopes }: Caller, @Req() request: FastifyRequest) {
    const { session } = request;
    const token = this.cookie.read(request);
    const companyName = (await this.companies.of(company))?.name;
    if (!session || token === undefined || companyName === undefined) throw notFound('company');
    return {
      user: { id: id ?? session.userId, name, email: email ?? '' },
      rights: [...scopes],
      company: { id: company, name: companyName },
      environment: this.deployment.environment,
      apiUrl: this.deployment.apiUrl,
      webhookHeaderPrefix: this.deployment.webhookHeaderPrefix,
      logsRequests: this.deployment.logsRequests,
      /** Value of `X-CSRF-Token` that every writing request must send. */
      csrfToken: csrfTokenOf(token),
      expiresAt: session.expiresAt,
    };
  }

  @Delete('session')
  @BeforeSecondFactor(['awaited', 'missing'])
  @HttpCode(204)
  async signOut(
    @Caller() actor: Caller,
    @Req() { session }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    if (session) await this.sessions.end(actor, { id: session.id });
    this.cookie.clear(reply);
  }

  @Get('sessions')
  async list(@Caller() actor: Caller, @Req() { session }: FastifyRequest) {
    const sessions = await this.sessions.list(actor);
    return { data: sessions.map((one) => browserItem(one, session?.id)) };
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  async end(@Caller() actor: Caller, @PathId() id: Id): Promise<void> {
    await this.sessions.end(actor, { id });
  }
}
