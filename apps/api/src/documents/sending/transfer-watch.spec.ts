import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TransferWatch } from './transfer-watch.js';

describe('a transfer that makes no progress (R71)', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const failure = async (bytes: number): Promise<Error | null> => {
    const { meter } = new TransferWatch(async () => undefined, 10);
    meter.on('error', () => undefined).write(Buffer.alloc(bytes));
    if (bytes === 5) meter.read();
    await jest.advanceTimersByTimeAsync(30_000);
    return meter.errored;
  };

  it('names the store when it sends no more bytes, and the client when it accepts none', async () => {
    expect(await failure(5)).toMatchObject({ message: 'the document store is too slow' });
    expect(await failure(10)).toMatchObject({ body: { code: 'request_timeout', error: 'the client is too slow' } });
  });
});
