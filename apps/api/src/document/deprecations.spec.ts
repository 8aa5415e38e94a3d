import { describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Query } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiAdapter, Deprecated, Post, Public, Text, TextParam } from '@partner/http';
import { Operation } from '../shared/operation.decorators.js';
import { withDeprecations } from './deprecations.js';
import { openApiDocument } from './openapi/document.js';

const phone = { release: '1.4.0', since: '2026-12-01', instead: '`phone`' };

class NewCall {
  @Deprecated(phone) @Text({ max: 9 }) fax?: string;
}

class CallQuery {
  @Deprecated(phone) @TextParam() fax?: string;
}

@Controller('calls')
@Public()
class CallsController {
  @Deprecated({ ...phone, sunset: '2027-12-31', instead: '`POST /calls`' })
  @Get()
  @Operation('listCalls', 'List calls', 'Returns calls.')
  list(@Query() _query: CallQuery): object {
    return [];
  }

  @Post()
  @Operation('createCall', 'Create a call', 'Creates a call.')
  create(@Body() _body: NewCall): object {
    return {};
  }
}

const changelog = `# Changelog

## 1.4.0 (2026-12-01)

- Calls have a \`phone\`.

### Fixed

- A bug.

## 1.3.0 (2026-11-24)

- Calls.
`;

describe('deprecated elements of the API', () => {
  it('are marked in the document, and listed in the changelog below the release', async () => {
    const root = { module: class Root {}, controllers: [CallsController] };
    const app = await NestFactory.create<NestFastifyApplication>(root, new ApiAdapter(), { logger: false });
    await app.init();
    const options = { title: 'Calls', description: 'All', version: '1.4.0', scopes: {} };
    const document = openApiDocument(app, options) as unknown as Record<string, Record<string, never>>;
    await app.close();
    expect(document['paths']!['/calls']).toMatchObject({
      get: { deprecated: true, parameters: [{ name: 'fax', deprecated: true }] },
      post: { operationId: 'createCall' },
    });
    expect(document['paths']!['/calls']!['post']).not.toHaveProperty('deprecated');
    const fax = { type: 'string', maxLength: 9, deprecated: true };
    expect(document['components']!['schemas']!['NewCall']).toMatchObject({ properties: { fax } });

    const written = withDeprecations(changelog, document);
    expect(written).toContain(`- A bug.

### Deprecated

- \`GET /calls\`: use \`POST /calls\`. It works until 2027-12-31.
- The parameter \`fax\` of \`GET /calls\`: use \`phone\`.
- The field \`fax\` of \`NewCall\`: use \`phone\`.

## 1.3.0 (2026-11-24)`);
    expect(withDeprecations(written, document)).toBe(written);
    expect(withDeprecations(written, { paths: {}, components: {} })).toBe(changelog);
  });
});
