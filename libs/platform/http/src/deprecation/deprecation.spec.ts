import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Query } from '@nestjs/common';
import type { CompletedRequest } from '@partner/runtime';
import type { ApiAdapter } from '../pipeline/api-adapter.js';
import { AnyCaller, Deprecated, ListOf, Nested, Post, Text, TextParam } from '../index.js';
import { TestApi } from '../testing/test-api.js';

const phone = { release: '1.4.0', since: '2026-12-01', instead: '`phone`' };
const ending = { release: '1.5.0', since: '2027-01-01', sunset: '2027-12-31', instead: '`GET /calls`' };

class Contact {
  @Deprecated(phone) @Text() fax?: string;
  @Text() phone?: string;
}

class NewCall {
  @Nested(() => Contact) contact?: Contact;
  @ListOf(() => Contact) others?: Contact[];
}

class CallQuery {
  @Deprecated(phone) @TextParam() fax?: string;
}

@Controller('calls')
@AnyCaller()
class CallsController {
  @Get()
  list(@Query() _query: CallQuery): object {
    return [];
  }

  @Deprecated(ending)
  @Get('old')
  old(@Query() _query: CallQuery): object {
    return {};
  }

  @Post()
  create(@Body() _body: NewCall): object {
    return {};
  }
}

describe('deprecated elements', () => {
  let api: TestApi;
  const completed: CompletedRequest[] = [];
  beforeAll(async () => {
    const prepare = {
      prepare: (app: { getHttpAdapter(): unknown }) => {
        (app.getHttpAdapter() as ApiAdapter).onCompleted((request) => completed.push(request));
      },
    };
    api = await TestApi.start([CallsController], prepare);
  });
  afterAll(() => api.stop());

  it.each([
    ['GET', '/calls?fax=1', undefined, '@1796083200', null, ['parameter fax']],
    ['POST', '/calls', { contact: { fax: '1' } }, '@1796083200', null, ['field contact.fax']],
    ['POST', '/calls', { others: [{}, { fax: null }] }, '@1796083200', null, ['field others.fax']],
    ['GET', '/calls/old', undefined, '@1798761600', 'Fri, 31 Dec 2027 00:00:00 GMT', ['route GET /calls/old']],
    [
      'GET',
      '/calls/old?fax=1',
      undefined,
      '@1796083200',
      'Fri, 31 Dec 2027 00:00:00 GMT',
      ['route GET /calls/old', 'parameter fax'],
    ],
    ['GET', '/calls', undefined, null, null, undefined],
    ['POST', '/calls', { contact: { phone: 'fax' } }, null, null, undefined],
  ])('are announced and reported: %s %s %j', async (method, path, body, deprecation, sunset, uses) => {
    const { headers } = await api.call(method, path, body);
    expect([headers.get('deprecation'), headers.get('sunset')]).toEqual([deprecation, sunset]);
    expect(completed.at(-1)!.deprecated?.map(({ kind, name }) => `${kind} ${name}`)).toEqual(uses);
  });

  it('are reported for a request that fails, too', async () => {
    const { status, headers } = await api.call('POST', '/calls', { contact: { fax: 5 } });
    expect([status, headers.get('deprecation')]).toEqual([400, '@1796083200']);
  });
});
