import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@partner/http';
import { viewerPolicy } from '../guides/page-headers.js';
import { sitePage } from '../guides/site-page.js';

/** The viewer reads the document by itself; its script is loaded before what configures it. */
const html = sitePage({
  title: 'Reference',
  path: '/docs',
  body: '<div id="content" tabindex="-1"><div id="reference"></div></div>',
  scripts: ['scalar.js', 'reference.js'],
  layout: 'reference',
});

/** The reference: the OpenAPI document for people, with nothing from elsewhere (R103). */
@ApiExcludeController()
@Controller('docs')
export class ReferenceController {
  @Get()
  @Public()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', viewerPolicy)
  @Header('referrer-policy', 'no-referrer')
  @Header('x-content-type-options', 'nosniff')
  page(): string {
    return html;
  }
}
