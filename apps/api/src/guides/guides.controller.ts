import { Controller, Get, Header, Headers, Param, Redirect, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@partner/http';
import { notFound } from '@partner/kernel';
import type { FastifyReply } from 'fastify';
import { GuidePages } from './guide-pages.js';
import { contentPolicy, diagramPolicy } from './page-headers.js';

/** Guides for integrators, beside the reference at `/docs`. They are not part of the API contract. */
@ApiExcludeController()
@Public()
@Controller('docs')
export class GuidesController {
  constructor(private readonly pages: GuidePages) {}

  @Get('guides')
  @Redirect('/docs/guides/quick-start', 302)
  first(): void {
    return;
  }

  @Get('search.json')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('x-content-type-options', 'nosniff')
  index(): Promise<string> {
    return this.pages.index();
  }

  @Get('postman/:name')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('x-content-type-options', 'nosniff')
  async postman(@Param('name') name: string): Promise<string> {
    const file = await this.pages.postman(name);
    if (file === undefined) throw notFound('file');
    return file;
  }

  @Get('diagrams/:name')
  @Header('content-type', 'image/svg+xml')
  @Header('content-security-policy', diagramPolicy)
  @Header('x-content-type-options', 'nosniff')
  async diagram(@Param('name') name: string): Promise<string> {
    const picture = await this.pages.diagram(name);
    if (picture === undefined) throw notFound('file');
    return picture;
  }

  /** Returns a guide as HTML, or as Markdown for the suffix `.md` and for `Accept: text/markdown`. */
  @Get('guides/:slug')
  @Header('content-security-policy', contentPolicy)
  @Header('referrer-policy', 'no-referrer')
  @Header('vary', 'Accept')
  @Header('x-content-type-options', 'nosniff')
  async page(
    @Param('slug') name: string,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const slug = name.replace(/\.md$/, '');
    const isMarkdown = slug !== name || /^text\/markdown\b/.test(accept ?? '');
    const text = await (isMarkdown ? this.pages.markdown(slug) : this.pages.page(slug));
    if (text === undefined) return this.missing(accept, reply);
    void reply.type(`text/${isMarkdown ? 'markdown' : 'html'}; charset=utf-8`);
    return text;
  }

  /** Returns a page for browsers; programs get the error of an unknown record. */
  @Get('*')
  @Header('content-security-policy', contentPolicy)
  @Header('referrer-policy', 'no-referrer')
  @Header('vary', 'Accept')
  @Header('x-content-type-options', 'nosniff')
  missing(@Headers('accept') accept: string | undefined, @Res({ passthrough: true }) reply: FastifyReply): string {
    if (!/\btext\/html\b/.test(accept ?? '')) throw notFound('page');
    void reply.status(404).type('text/html; charset=utf-8');
    return this.pages.missing();
  }
}
