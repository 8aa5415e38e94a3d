import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@partner/http';
import { PublicAddress } from '../shared/public-address.js';
import { SdkPackage } from '../sdk/sdk-package.js';
import { guides } from './guide-list.js';

/** Entry points of the documentation for crawlers and assistants. */
@ApiExcludeController()
@Public()
@Controller()
export class SiteController {
  constructor(
    private readonly address: PublicAddress,
    private readonly sdk: SdkPackage,
  ) {}

  /** Lists the documentation for language models (llmstxt.org). */
  @Get('llms.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('x-content-type-options', 'nosniff')
  async llms(): Promise<string> {
    const { url } = this.address;
    const { file, php, python } = await this.sdk.manifest();
    const links = guides.map(({ slug, title }) => `- [${title}](${url}/docs/guides/${slug}.md)`);
    return `# Partner API

> HTTP API to the leads, quotes, orders, work orders, lot stock, customers, catalog and payments of a company, with an
> event feed and signed webhooks.

## Guides

${links.join('\n')}

## Reference

- [OpenAPI document](${url}/openapi.json)
- [AsyncAPI document of the event feed and webhooks](${url}/asyncapi.json)
- [SDK for TypeScript and JavaScript](${url}/sdk/${file})
- [Client for PHP](${url}/sdk/${php.file})
- [Client for Python](${url}/sdk/${python.file})
`;
  }

  /** Links the API to its descriptions (RFC 9727). */
  @Get('.well-known/api-catalog')
  @Header('content-type', 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"')
  @Header('x-content-type-options', 'nosniff')
  catalog(): object {
    const { url } = this.address;
    return {
      linkset: [
        {
          anchor: `${url}/partner/v1`,
          'service-desc': [
            { href: `${url}/openapi.json`, type: 'application/vnd.oai.openapi+json;version=3.1' },
            { href: `${url}/asyncapi.json`, type: 'application/vnd.aai.asyncapi+json;version=3.1.0' },
          ],
          'service-doc': [{ href: `${url}/docs`, type: 'text/html' }],
          'service-meta': [{ href: `${url}/llms.txt`, type: 'text/plain' }],
        },
      ],
    };
  }
}
