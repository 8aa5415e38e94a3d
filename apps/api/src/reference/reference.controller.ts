import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@partner/http';
import { viewerPolicy } from '../guides/page-headers.js';
import { sitePage } from '../guides/site-page.js';

/** Page with the API reference. The viewer loads the document. Its script must run before its configuration. */
const html = sitePage({
  title: 'Reference',
  path: '/docs',
  body: '<div id="content" tabindex="-1"><div id="reference"></div></div>',
  scripts: ['scalar.js', 'reference.js'],
  layout: 'reference',
});

/** API reference as a web page, without resources from other hosts (R103). */
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
