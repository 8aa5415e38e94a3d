import { Controller, Get, Head, Header, Param, Query, Req, Res } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { launchPath, LeaveConfigurator, OpenLaunchLink } from '@partner/configurator';
import { ApiFails, ApiNothing, HttpFailure, Operation, PathId, Public, PublicLink } from '@partner/http';
import type { Id } from '@partner/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLookingAhead, isNavigatingAhead } from './is-looking-ahead.js';

const token = {
  name: 'token',
  description: 'The secret of the launch link.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
};
const ApiRedirect = (description: string): MethodDecorator =>
  ApiResponse({
    status: 302,
    description,
    headers: {
      Location: { description: 'Where to go.', schema: { type: 'string', format: 'uri' } },
      'Referrer-Policy': { description: '`no-referrer`', schema: { type: 'string', enum: ['no-referrer'] } },
    },
  });

/** The links of configurator sessions, which browsers follow (R54). The link itself is what authorises the call. */
@ApiTags('Configurator')
@Controller()
export class ConfiguratorLinksController {
  constructor(
    private readonly openLink: OpenLaunchLink,
    private readonly leaveConfigurator: LeaveConfigurator,
  ) {}

  @Head(`${launchPath}/:token`)
  @Operation(
    'checkLaunchLink',
    'Check a launch link',
    'For mail scanners and link previews: nothing is told, and the link stays good.',
  )
  @Public()
  @ApiParam(token)
  @ApiNothing('Nothing is told, and nothing used up')
  look(@Res() reply: FastifyReply): void {
    void reply.status(204).send();
  }

  @Get(`${launchPath}/:token`)
  @Operation(
    'openConfigurator',
    'Open the configurator',
    'Where `launchUrl` leads a visitor: the first request uses the link up and redirects into the configurator.',
    'A prefetch uses nothing up. Afterwards, and once it has expired, the link is 410.',
  )
  @PublicLink(410)
  @Header('vary', 'Sec-Purpose, Purpose')
  @ApiParam(token)
  @ApiRedirect('Into the configurator of the company, with `psid`, the id of the session')
  @ApiNothing('A prefetch (`Sec-Purpose`): nothing is told, and nothing used up')
  @ApiFails(410, 'The link was used, has expired, or is forged')
  @ApiFails(429, 'Too many failed attempts from this address')
  @ApiFails(425, 'A navigation ahead of the visitor: nothing is used up, and the browser asks again')
  async open(@Param('token') text: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (isNavigatingAhead(request)) throw new HttpFailure('too_early', 'open the link when the visitor follows it');
    if (isLookingAhead(request)) void reply.status(204).send();
    else go(reply, await this.openLink.execute({ token: text }));
  }

  @Get('configurator/return/:sessionId')
  @Operation(
    'leaveConfigurator',
    'Leave the configurator',
    'The way back from the configurator to the `returnUrl` of the session, for 24 hours from its opening.',
  )
  @PublicLink(404)
  @ApiQuery({ name: 'quoteId', required: false, schema: { type: 'string' }, description: 'The quote that was saved.' })
  @ApiFails(429, 'Too many failed attempts from this address')
  @ApiResponse({
    status: 'default',
    description: 'Any other failure',
    schema: { $ref: '#/components/schemas/Error' },
  })
  @ApiRedirect("To the session's `returnUrl`, with `psid` and, when it is a quote of the company, `quoteId`")
  async leave(
    @PathId({ name: 'sessionId', description: 'The id of the session.' }) sessionId: Id,
    @Query('quoteId') quoteId: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    go(reply, await this.leaveConfigurator.execute({ sessionId, quoteId }));
  }
}

/** Sends the browser on; where it comes from is told to nobody, since that was a secret. */
function go(reply: FastifyReply, address: string): void {
  void reply.header('referrer-policy', 'no-referrer').redirect(address, 302);
}
