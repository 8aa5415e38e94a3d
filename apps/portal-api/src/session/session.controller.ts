import { Controller, Get, HttpCode, Req, Res } from '@nestjs/common';
import { CompanyNames } from '@partner/access';
import { Caller, Delete, PathId } from '@partner/http';
import { type Id, notFound } from '@partner/kernel';
import { EndSession, ListSessions } from '@partner/sign-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { csrfTokenOf } from './csrf.js';
import { Deployment } from './deployment.js';
import { Manages } from './manages.decorator.js';

import { SessionCookie } from './session-cookie.js';
import { type BrowserItem, browserItem, type SessionItem } from './session.response.js';

/** Session of the browser, and the other sessions of its user (R91). */
@Controller('api')
@Manages()
export class SessionController {
  constructor(
    private readonly companies: CompanyNames,
    private readonly listSessions: ListSessions,
    private readonly endSession: EndSession,
    private readonly deployment: Deployment,
    private readonly cookie: SessionCookie,
  ) {}

  @Get('session')
  async show(@Caller() { company, id, name, email }: Caller, @Req() request: FastifyRequest): Promise<SessionItem> {
    const { session } = request;
    const token = this.cookie.read(request);
    const companyName = await this.companies.of(company);
    if (!session || token === undefined || companyName === undefined) throw notFound('company');
    return {
      user: { id: id ?? session.userId, name, email: email ?? '' },
      company: { id: company, name: companyName },
      environment: this.deployment.environment,
      apiUrl: this.deployment.apiUrl,
      logsRequests: this.deployment.logsRequests,
      csrfToken: csrfTokenOf(token),
      expiresAt: session.expiresAt,
    };
  }

  @Delete('session')
  @HttpCode(204)
  async signOut(
    @Caller() actor: Caller,
    @Req() { session }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    if (session) await this.endSession.execute(actor, { id: session.id });
    this.cookie.clear(reply);
  }

  @Get('sessions')
  async list(@Caller() actor: Caller, @Req() { session }: FastifyRequest): Promise<{ data: BrowserItem[] }> {
    const sessions = await this.listSessions.execute(actor);
    return { data: sessions.map((one) => browserItem(one, session?.id)) };
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  async end(@Caller() actor: Caller, @PathId() id: Id): Promise<void> {
    await this.endSession.execute(actor, { id });
  }
}
