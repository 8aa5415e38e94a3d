import { Controller, Get, Header, Param, Redirect, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@partner/http';
import { notFound } from '@partner/kernel';
import type { FastifyReply } from 'fastify';
import { GuidePages } from './guide-pages.js';

/** Everything comes from this server, and nothing is written into the pages. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The guides for integrators, beside the reference at `/docs`. They are no part of the contract. */
@ApiExcludeController()
@Controller('docs/guides')
export class GuidesController {
  constructor(private readonly pages: GuidePages) {}

  @Get()
  @Public()
  @Redirect('/docs/guides/quick-start', 302)
  first(): void {
    return;
  }

  @Get('index.json')
  @Public()
  @Header('content-type', 'application/json; charset=utf-8')
  async index(): Promise<string> {
    return JSON.stringify(await this.pages.index());
  }

  @Get('assets/:name')
  @Public()
  @Header('x-content-type-options', 'nosniff')
  async asset(@Param('name') name: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const asset = await this.pages.asset(name);
    if (asset === undefined) throw notFound('file');
    void reply.type(asset.type);
    return asset.text;
  }

  @Get(':slug')
  @Public()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', policy)
  @Header('referrer-policy', 'no-referrer')
  @Header('x-content-type-options', 'nosniff')
  async page(@Param('slug') slug: string): Promise<string> {
    const html = await this.pages.page(slug);
    if (html === undefined) throw notFound('guide');
    return html;
  }
}
