import { Controller, Get, Head, Header, Param, Query, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiNoContentResponse, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { launchPath, LeaveConfigurator, OpenLaunchLink, returnPath, sessionOfReturn } from '@partner/configurator';
import { HttpFailure, Public, PublicLink } from '@partner/http';
import { notFound } from '@partner/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unavailableText } from '../document/openapi/standard-responses.js';
import { ApiFails, Operation } from '../shared/operation.decorators.js';
import { ApiFailsWithPage } from '../visitors/visitor-errors.js';
import { ConfiguratorLinkErrors } from './configurator-link-errors.js';

/** Headers with which browsers mark speculative requests: the standard one and the ones of older browsers. */
const headers = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/**
 * True for a browser's prefetch or prerender of a link (R54). The browser would cache a success response and show it on
 * the visitor's click, so only an error makes it request the link again (R77).
 */
const isSpeculative = ({ raw }: FastifyRequest): boolean =>
  headers.some((name) => /\b(?:prefetch|prerender|preview)\b/i.test((raw.headersDistinct[name] ?? []).join(',')));

/** True behind a router of cells, which names the chosen cell in this header. */
const isRouted = ({ headers }: FastifyRequest): boolean => headers['x-partner-cell'] !== undefined;

const token = {
  name: 'token',
  description: 'Secret token of the launch link.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{43,59}$' },
};
const sessionId = {
  name: 'sessionId',
  description: 'Session id. Where several deployments share the address, the id of the company is in front of it.',
  schema: { type: 'string', pattern: '^([0-9a-f]{24}){1,2}$', example: '65f0c0ffee0000000000ca01' },
};
const ApiRedirect = (description: string): MethodDecorator =>
  ApiResponse({
    status: 302,
    description,
    headers: {
      Location: { description: 'Redirect target.', schema: { type: 'string', format: 'uri' } },
      'Referrer-Policy': { description: '`no-referrer`', schema: { type: 'string', enum: ['no-referrer'] } },
    },
  });

const tooManyAttempts = 'Too many failed attempts from this address';

/** Linters require it of an operation whose only successful response is a redirect. */
const ApiOtherFailures = (): MethodDecorator =>
  ApiResponse({
    status: 'default',
    description: 'Any other failure',
    schema: { $ref: '#/components/schemas/Error' },
  });

/** Links of configurator sessions, followed by browsers (R54). The link itself authorizes the request. */
@ApiTags('Configurator')
@Controller()
@UseInterceptors(ConfiguratorLinkErrors)
export class ConfiguratorLinksController {
  constructor(
    private readonly openLink: OpenLaunchLink,
    private readonly leaveConfigurator: LeaveConfigurator,
  ) {}

  @Head(`${launchPath}/:token`)
  @Operation(
    'checkLaunchLink',
    'Check a launch link',
    'For mail scanners and link previews. Returns no information and does not use up the link.',
  )
  @Public()
  @ApiParam(token)
  @ApiNoContentResponse({ description: 'No content. The link stays valid' })
  check(@Res() reply: FastifyReply): void {
    void reply.status(204).send();
  }

  @Get(`${launchPath}/:token`)
  @Operation(
    'openConfigurator',
    'Open the configurator',
    'Target of `launchUrl`. The first request uses up the link and redirects to the configurator.',
    'A prefetch does not use it up and returns 425. A used or expired link returns 410.',
  )
  @PublicLink(410)
  @Header('vary', 'Sec-Purpose, Purpose')
  @ApiParam(token)
  @ApiQuery({
    name: 'scv',
    required: false,
    schema: { type: 'string', maxLength: 200 },
    description: 'Visitor id of your site events, passed on to the configurator.',
  })
  @ApiRedirect('Redirect to the configurator of the company, with `psid`, the session id, and `scv` of the link')
  @ApiFailsWithPage(410, 'The link was used, has expired or is invalid')
  @ApiFailsWithPage(429, tooManyAttempts)
  @ApiFailsWithPage(503, unavailableText)
  @ApiOtherFailures()
  @ApiFails(425, 'Prefetch (`Sec-Purpose`). The link stays valid, and the browser repeats the request')
  async open(
    @Param('token') text: string,
    @Query('scv') scv: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (isSpeculative(request)) throw new HttpFailure('too_early', 'open the link when the visitor follows it');
    redirect(reply, await this.openLink.execute({ token: text, isRouted: isRouted(request), scv }));
  }

  @Get(`${returnPath}/:sessionId`)
  @Operation(
    'leaveConfigurator',
    'Leave the configurator',
    'Redirects from the configurator to the `returnUrl` of the session. Works for 24 hours after the session opened.',
  )
  @PublicLink(404)
  @ApiParam(sessionId)
  @ApiQuery({
    name: 'quoteId',
    required: false,
    schema: { type: 'string' },
    description: 'Quote that was saved in the configurator.',
  })
  @ApiFailsWithPage(404, 'The session does not exist, or it opened more than 24 hours ago')
  @ApiFailsWithPage(429, tooManyAttempts)
  @ApiFailsWithPage(503, unavailableText)
  @ApiOtherFailures()
  @ApiRedirect('Redirect to `returnUrl` of the session, with `psid` and, for a quote of the company, `quoteId`')
  async leave(
    @Param('sessionId') text: string,
    @Query('quoteId') quoteId: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const session = sessionOfReturn(text);
    if (session === undefined) throw notFound('configurator session');
    redirect(reply, await this.leaveConfigurator.execute({ sessionId: session, quoteId }));
  }
}

/** Redirects the browser without a referrer, because the link is a secret. */
function redirect(reply: FastifyReply, address: string): void {
  void reply.header('referrer-policy', 'no-referrer').redirect(address, 302);
}
