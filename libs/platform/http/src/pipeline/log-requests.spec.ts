import { describe, expect, it } from '@jest/globals';
import { newToken, unavailable } from '@partner/kernel';
import { type CompletedRequest, createLogger, type Logger } from '@partner/runtime';
import { logRequests } from './completed-request.js';

const request = { id: 'r1', method: 'GET', route: 'unknown', url: '/leads', status: 200, milliseconds: 1 };
const completed = (more: Partial<CompletedRequest>): CompletedRequest => ({ ...request, replayed: false, ...more });

describe('the log of requests', () => {
  it('omits link tokens and queries of any path (R54)', async () => {
    const lines: { path: string }[] = [];
    const log = logRequests({ info: (line: { path: string }) => lines.push(line) } as unknown as Logger);
    const token = newToken();
    const id = '65f0c0ffee0000000000a001';
    const paths = [`/configurator/launch/${token}`, `/Configurator/${token}/?a=${token}`, `/leads/${id}?search=ada`];
    for (const url of paths) log(completed({ url }));
    expect(lines.map(({ path }) => path)).toEqual([
      '/configurator/launch/:token',
      '/Configurator/:token/',
      `/leads/${id}`,
    ]);
  });

  it('has the cause and company of a 503, as a warning at most five times in ten seconds', async () => {
    const lines: Record<string, unknown>[] = [];
    const logger = createLogger({ name: 'api', destination: { write: (line) => lines.push(JSON.parse(line)) } });
    const log = logRequests(logger);
    const refused = new Error('connect ECONNREFUSED 10.0.0.1:5432 for postgres://partner:hunter2@db/partner');
    const caller = { company: 'c1', id: 'k1' } as never;
    const failure = unavailable(
      'database_unavailable',
      'the service cannot reach its database',
      new Error('db:5432', { cause: refused }),
    );
    for (let call = 0; call < 8; call += 1) log(completed({ status: 503, caller, failure }));
    expect(lines.map(({ level }) => level)).toEqual([...Array(5).fill('warn'), ...Array(3).fill('info')]);
    expect(lines[7]).toMatchObject({ path: '/leads', status: 503, company: 'c1', requestId: expect.any(String) });
    expect(lines[7]!['cause']).toBe(
      'the service cannot reach its database: db:5432: ' +
        'connect ECONNREFUSED 10.0.0.1:5432 for postgres://db/partner',
    );
  });
});
