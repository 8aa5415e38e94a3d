import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@partner/http';
import { notFound } from '@partner/kernel';
import { demoImage } from './demo-image.js';

/**
 * The pictures that the demo company's records link, drawn on demand. It is there only with demo data, and no part of
 * the contract.
 */
@ApiExcludeController()
@Controller('demo-images')
export class DemoImagesController {
  @Get(':file')
  @Public()
  @Header('content-type', 'image/svg+xml; charset=utf-8')
  @Header('cache-control', 'public, max-age=86400')
  @Header('content-security-policy', "default-src 'none'")
  @Header('x-content-type-options', 'nosniff')
  picture(@Param('file') file: string): string {
    const [, name] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/.exec(file.slice(0, 100)) ?? [];
    if (name === undefined) throw notFound('picture');
    return demoImage(name);
  }
}
