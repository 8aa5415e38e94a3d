import { describe, expect, it } from '@jest/globals';
import { createLogger } from './create-logger.js';

function lines() {
  const written: string[] = [];
  return { written, destination: { write: (line: string) => void written.push(line) } };
}

describe('the logger', () => {
  it('writes one JSON object per line, with name, level and time', () => {
    const { written, destination } = lines();
    createLogger({ name: 'api', destination }).info({ requestId: 'abc' }, 'answered');
    expect(written).toHaveLength(1);
    expect(JSON.parse(String(written[0]))).toMatchObject({
      name: 'api',
      level: 'info',
      requestId: 'abc',
      msg: 'answered',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('omits lines below its level', () => {
    const { written, destination } = lines();
    const logger = createLogger({ name: 'api', level: 'warn', destination });
    logger.info('small talk');
    logger.warn('trouble');
    expect(written).toHaveLength(1);
  });

  it.each(['authorization', 'cookie', 'set-cookie', 'password', 'apiKey', 'clientSecret', 'signingSecret', 'secret'])(
    'redacts %s on the line, below it, and in the headers of a request',
    (name) => {
      const { written, destination } = lines();
      const logger = createLogger({ name: 'api', destination });
      logger.info({ [name]: 'hunter2' });
      logger.info({ credential: { [name]: 'hunter2' } });
      logger.info({ request: { headers: { [name]: 'hunter2' } } });
      logger.child({ [name]: 'hunter2' }).info('from a child');
      expect(written).toHaveLength(4);
      expect(written.join('')).not.toContain('hunter2');
    },
  );
});
