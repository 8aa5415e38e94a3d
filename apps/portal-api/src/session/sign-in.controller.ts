import { Body, Controller, HttpCode, Inject, Logger, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { causeText, unavailable } from '@partner/kernel';
import { type ApiAdapter, Email, Flag, OneOf, Post, Public, PublicLink, Text } from '@partner/http';
import { FollowInvitation, RequestSignIn, StartSession } from '@partner/sign-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Deployment } from './deployment.js';
import { SessionCookie } from './session-cookie.js';
import { SignInLimits } from './sign-in-limits.js';

const timeoutMs = 5_000;

/**
 * Asks the portal of another cell to mail a sign-in link if the user of the email has a company there. It trusts this
 * machine as a proxy, so that its limits count the client.
 * @throws DomainError `unavailable` unless it accepts the request.
 */
async function askPortal(portal: string, email: string, client: string): Promise<void> {
  const response = await fetch(`${portal}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify({ email, forwarded: true }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.status !== 202) throw unavailable('try_again', `${new URL(portal).host} responded ${response.status}`);
}

/** Request for a sign-in link. */
class SignInRequest {
  @Email({ required: true }) email!: string;
  /** True in a request of another cell's portal, which asks all cells itself. */
  @Flag() forwarded?: boolean;
}

/** Token of a followed link, which mail programs may have cut or lengthened, and the kind of the link. */
class SessionRequest {
  @Text({ required: true, max: 100 }) token!: string;
  @OneOf(['link', 'invitation'], { required: true }) kind!: 'link' | 'invitation';
}

/** Signing in by a mailed link (R90). */
@Controller('api')
export class SignInController {
  readonly #log = new Logger('sign-in');

  constructor(
    private readonly requestSignIn: RequestSignIn,
    private readonly startSession: StartSession,
    private readonly followInvitation: FollowInvitation,
    private readonly limits: SignInLimits,
    private readonly cookie: SessionCookie,
    private readonly deployment: Deployment,
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<ApiAdapter>,
  ) {}

  /** Returns the same response in the same time, even if no user has this email. Each cell mails its own links. */
  @Post('sign-in')
  @Public()
  @HttpCode(202)
  async request(@Body() { email, forwarded }: SignInRequest, @Req() { ip }: FastifyRequest): Promise<object> {
    if (await this.limits.requestLink(ip, email)) {
      const others = forwarded ? [] : this.deployment.cellPortals;
      for (const sent of [this.requestSignIn.execute({ email }), ...others.map((at) => askPortal(at, email, ip))]) {
        this.host.httpAdapter.trackWork(sent);
        sent.catch((error: unknown) => this.#log.error(`sending a sign-in link failed: ${causeText(error)}`));
      }
    }
    return {};
  }

  /** Uses a link up. It is a POST, so programs that only open links do not use it up. */
  @Post('session')
  @PublicLink(410)
  @HttpCode(200)
  async start(
    @Body() { token, kind }: SessionRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ readonly signedIn: boolean }> {
    await this.limits.followLink(request.ip, token);
    const command = { token, former: this.cookie.read(request), userAgent: request.headers['user-agent'] };
    const useCase = kind === 'link' ? this.startSession : this.followInvitation;
    const started = await useCase.execute(command);
    if (started) this.cookie.set(reply, started.token, started.session.expiresAt);
    return { signedIn: started !== undefined };
  }
}
