import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@partner/http';
import { notFound } from '@partner/kernel';
import { demoImage } from './demo-image.js';

/**
 * Pictures linked from the demo company's records, drawn on demand. They exist only with demo data and are not part
 * of the API contract.
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
