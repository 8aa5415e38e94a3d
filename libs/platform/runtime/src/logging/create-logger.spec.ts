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

  it.each(
    `authorization Authorization cookie set-cookie password apiKey client_secret standardSecret secretPrevious
    awsSecretAccessKey csrfToken access_token x-api-key`.split(/\s+/),
  )('redacts %s on the line, below it, in lists, objects and errors, and nothing else', (name) => {
    const { written, destination } = lines();
    const logger = createLogger({ name: 'api', destination });
    logger.info({ [name]: 'hunter2' });
    logger.info({ request: { [name]: { first: 'hunter2', second: '}hunter2' }, id: 1 } });
    logger.info({ credential: { [name]: 'hunter2"\\hunter2' } });
    logger.info({ request: { headers: { [name]: ['hunter2', ']hunter2'] } } });
    logger.error({ err: Object.assign(new Error('refused'), { config: { headers: { [name]: 'hunter2' } } }) });
    logger.child({ [name]: 'hunter2' }).info({ id: 1 }, `"${name}":"given"`);
    expect(written).toHaveLength(6);
    expect(written.join('')).not.toContain('hunter2');
    expect(JSON.parse(written[1]!)).toMatchObject({ request: { [name]: '[redacted]', id: 1 } });
    expect(JSON.parse(written[5]!)).toMatchObject({ [name]: '[redacted]', id: 1, msg: `"${name}":"given"` });
  });
});
