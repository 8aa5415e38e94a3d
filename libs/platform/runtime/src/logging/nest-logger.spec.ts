/* eslint-disable no-console -- as libraries do */
import { describe, expect, it } from '@jest/globals';
import { createLogger } from './create-logger.js';
import { logConsole, NestLogger } from './nest-logger.js';

describe('the log of a process', () => {
  const written: { level: string; context: string; msg: string }[] = [];
  const destination = { write: (line: string) => void written.push(JSON.parse(line) as (typeof written)[number]) };
  const logger = createLogger({ name: 'api', level: 'debug', destination });
  const line = (level: string, context: string, msg: string): unknown =>
    expect.objectContaining({ level, context, msg });

  it('has the end of an outage at info, and the routes of Nest at debug', () => {
    const nest = new NestLogger(logger);
    nest.log('Redis is back (127.0.0.1:6379)', 'Redis');
    nest.log('Mapped {/partner/v1/leads, GET} route', 'RouterExplorer');
    expect(written.splice(0)).toEqual([
      line('info', 'Redis', 'Redis is back (127.0.0.1:6379)'),
      line('debug', 'RouterExplorer', 'Mapped {/partner/v1/leads, GET} route'),
    ]);
  });

  it('has the error of a failed start at debug, because the start prints its reason', () => {
    const nest = new NestLogger(logger);
    nest.error('PARTNER_ERASURE_LIST cannot be used', 'ExceptionHandler');
    nest.error('no connection', 'Queue');
    expect(written.splice(0)).toEqual([
      line('debug', 'ExceptionHandler', 'PARTNER_ERASURE_LIST cannot be used'),
      line('error', 'Queue', 'no connection'),
    ]);
  });

  it('has what libraries print on the console as JSON, up to five times in ten seconds', () => {
    const { warn, error } = console;
    try {
      logConsole(logger);
      console.error('[ioredis] Unhandled error event:', 'refused');
      for (let printed = 0; printed < 9; printed += 1) console.warn('IMPORTANT! Eviction policy is %s', 'allkeys-lru');
    } finally {
      Object.assign(console, { warn, error });
    }
    const repeated = Array.from({ length: 5 }, () =>
      line('warn', 'console', 'IMPORTANT! Eviction policy is allkeys-lru'),
    );
    expect(written).toEqual([line('warn', 'console', '[ioredis] Unhandled error event: refused'), ...repeated]);
  });
});
