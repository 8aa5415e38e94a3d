import { describe, expect, it } from '@jest/globals';
import { createLogger, buffered } from './create-logger.js';

describe('log lines', () => {
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  function lines() {
    const written: string[] = [];
    return { written, destination: buffered({ write: (text) => void written.push(text) }) };
  }

  it('are written together, in order, at the end of the turn', async () => {
    const { written, destination } = lines();
    const logger = createLogger({ name: 'api', destination });
    logger.info('one');
    logger.warn('two');
    expect(written).toEqual([]);
    await turn();
    logger.info('three');
    await turn();
    const messages = written.map((text) =>
      text
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { msg: string }).msg),
    );
    expect(messages).toEqual([['one', 'two'], ['three']]);
  });

  it('are written immediately with a fatal one', () => {
    const { written, destination } = lines();
    const logger = createLogger({ name: 'api', destination });
    logger.info('before');
    logger.fatal('the end');
    expect(written.join('')).toMatch(/before[^]*the end/);
  });

  it('are all written when the process exits', () => {
    const { written, destination } = lines();
    destination.write('last words\n');
    const atExit = process.listeners('exit').at(-1)!;
    atExit(0);
    expect(written).toEqual(['last words\n']);
  });
});
