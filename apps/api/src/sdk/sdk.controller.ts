import { extname } from 'node:path';
import { Controller, Get, Header, Param, Redirect, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@partner/http';
import { notFound } from '@partner/kernel';
import type { FastifyReply } from 'fastify';
import { PublicAddress } from '../shared/public-address.js';
import { SdkPackage } from './sdk-package.js';

const types: Readonly<Record<string, string>> = {
  '.tgz': 'application/gzip',
  '.whl': 'application/zip',
  '.zip': 'application/zip',
};

/** Downloads of the SDK: integrators install it from the API that they call. They are not part of the contract. */
@ApiExcludeController()
@Public()
@Controller('sdk')
export class SdkController {
  constructor(
    private readonly sdk: SdkPackage,
    private readonly address: PublicAddress,
  ) {}

  @Get()
  @Redirect('/docs/guides/sdk', 302)
  description(): void {
    return;
  }

  @Get('latest.tgz')
  @Header('cache-control', 'no-store')
  @Redirect('', 302)
  async latest(): Promise<{ url: string }> {
    return { url: `/sdk/${(await this.sdk.manifest()).file}` };
  }

  /** Repository for Composer. It changes with each release. */
  @Get('packages.json')
  @Header('cache-control', 'no-store')
  @Header('content-type', 'application/json')
  repository(): Promise<string> {
    return this.sdk.composerRepository(this.address.url);
  }

  /** A version never changes, so its file may be stored. An unknown one may exist after the next release. */
  @Get(':file')
  async file(@Param('file') name: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    const bytes = await this.sdk.file(name);
    if (bytes === undefined) throw notFound('file');
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' });
    return new StreamableFile(bytes, {
      type: types[extname(name)] ?? 'text/plain; charset=utf-8',
    });
  }
}
