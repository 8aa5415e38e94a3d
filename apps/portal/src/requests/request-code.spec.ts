import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { requestCode } from './request-code';

describe('a logged request as code', () => {
  /** Answers 204 without a body, as a deletion is answered, or with lines of JSON. */
  const server = createServer((request, response) =>
    response.writeHead(request.method === 'GET' ? 200 : 204).end(request.method === 'GET' ? '{}\n{}\n' : undefined),
  );
  let apiUrl: string;
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  it.each([
    ['DELETE', '204 \n'],
    ['HEAD', '204 \n'],
    ['GET', '200 {}\n{}\n\n'],
  ])('runs for %s, whose response is not one JSON text', async (method, printed) => {
    const { TypeScript } = requestCode(apiUrl, { method, url: '/partner/v1/leads' });
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', TypeScript], { env: {} });
    expect((await run).stdout).toBe(printed);
  });

  it('asks curl for the head only, which waits for a body otherwise', () => {
    expect(requestCode('https://a', { method: 'HEAD', url: '/b' }).curl).toMatch(/^curl -sS --head 'https:\/\/a\/b'/);
  });

  it('keeps curl from taking brackets in a query as patterns', () => {
    const { curl } = requestCode('https://a', { method: 'GET', url: '/b?name[]={x}' });
    expect(curl).toMatch(/^curl -sS -g -X GET 'https:\/\/a\/b\?name\[\]=\{x\}'/);
  });

  it('sends a body in UTF-8, and not a file that it names', () => {
    const { curl, Python } = requestCode('https://a', { method: 'POST', url: '/b' }, '@é');
    expect(curl).toContain(`--data-raw '@é'`);
    expect(Python).toContain(`data="@é".encode()`);
  });
});
