import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.js';

describe('the command-line options', () => {
  it('are parsed', () => {
    const words = '--port 4242 --data state.json --backoff 1,2.5 --account acct_1 --key sk_test_1';
    expect(readOptions([...words.split(' '), '--webhook', 'http://x/y', '--webhook-secret', 'whsec_1'])).toMatchObject({
      port: 4_242,
      data: 'state.json',
      backoff: [1, 2.5],
      account: { id: 'acct_1', secretKey: 'sk_test_1', webhook: { url: 'http://x/y', secret: 'whsec_1' } },
    });
    expect(readOptions([]).account).toBeUndefined();
  });

  it.each(['--port x', '--port 70000', '--backoff 1,x', '--account a', '--key k', '--webhook u', '--colour red'])(
    'reject %s',
    (words) => {
      expect(() => readOptions(words.split(' '))).toThrow(/--port|--backoff|--account|--webhook|--colour/);
    },
  );
});
