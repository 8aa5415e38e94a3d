import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Launches } from '@partner/configurator';
import { PublicLink } from '@partner/http';
import { isId, notFound, samples } from '@partner/kernel';
import { standInPage } from './stand-in-page.js';

const policy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Stand-in configurator of the demo company only: a page that shows the launch parameters and returns. It exists
 * only with demo data and is not part of the API contract.
 */
@ApiExcludeController()
@Controller('demo-configurator')
export class StandInConfiguratorController {
  constructor(private readonly launches: Launches) {}

  @Get()
  @PublicLink(404)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', policy)
  @Header('referrer-policy', 'no-referrer')
  @Header('x-content-type-options', 'nosniff')
  async page(@Query('psid') psid: unknown, @Query('quoteId') chosen: unknown): Promise<string> {
    const session = isId(psid) ? await this.launches.findOpened(samples.company, psid) : undefined;
    if (!session) throw notFound('configurator session');
    return standInPage({ session, quoteId: isId(chosen) ? chosen : (session.quoteId ?? undefined) });
  }
}
