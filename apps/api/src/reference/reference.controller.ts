import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@partner/http';
import { GuidePages } from '../guides/guide-pages.js';
import { viewerPolicy } from '../guides/page-headers.js';

/** API reference as a web page, without resources from other hosts (R103). */
@ApiExcludeController()
@Public()
@Controller('docs')
export class ReferenceController {
  constructor(private readonly pages: GuidePages) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', viewerPolicy)
  @Header('referrer-policy', 'no-referrer')
  @Header('x-content-type-options', 'nosniff')
  page(): Promise<string> {
    return this.pages.reference();
  }
}
