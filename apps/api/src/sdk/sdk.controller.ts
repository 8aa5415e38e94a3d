import { Controller, Get, Header, Param, Redirect, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@partner/http';
import { notFound } from '@partner/kernel';
import { SdkPackage } from './sdk-package.js';

/** Downloads of the SDK: integrators install it from the API that they call. They are not part of the contract. */
@ApiExcludeController()
@Public()
@Controller('sdk')
export class SdkController {
  constructor(private readonly sdk: SdkPackage) {}

  @Get()
  @Redirect('/docs/guides/sdk', 302)
  description(): void {
    return;
  }

  @Get('latest.tgz')
  @Header('cache-control', 'no-cache')
  @Redirect('', 302)
  async latest(): Promise<{ url: string }> {
    return { url: `/sdk/${(await this.sdk.manifest()).file}` };
  }

  @Get(':file')
  @Header('cache-control', 'public, max-age=31536000, immutable')
  @Header('x-content-type-options', 'nosniff')
  async file(@Param('file') name: string): Promise<StreamableFile> {
    const bytes = await this.sdk.file(name);
    if (bytes === undefined) throw notFound('file');
    return new StreamableFile(bytes, {
      type: name.endsWith('.tgz') ? 'application/gzip' : 'text/plain; charset=utf-8',
    });
  }
}
