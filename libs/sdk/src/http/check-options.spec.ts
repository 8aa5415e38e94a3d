import { describe, expect, it } from '@jest/globals';
import { PartnerClient } from '../client.js';

const given = { baseUrl: 'https://api.example.com', apiKey: 'pk_test_1_x' };
const made = (options: object): PartnerClient => new PartnerClient({ ...given, ...options });

describe('the options of a client (R85)', () => {
  it.each([
    [{ baseUrl: undefined }, /baseUrl is missing/],
    [{ baseUrl: 'api.example.com' }, /baseUrl must start with https/],
    [{ baseUrl: 'ftp://api.example.com' }, /baseUrl must start with https/],
    [{ baseUrl: 'https://key@api.example.com' }, /must not contain a user/],
    [{ baseUrl: 'https://api.example.com/?a=b' }, /must not have a query/],
    [{ baseUrl: 'https://api.example.com/partner/v1/' }, /must end before \/partner\/v1/],
    [{ apiKey: undefined }, /apiKey is missing: is the environment variable set/],
    [{ apiKey: '' }, /apiKey is missing/],
    [{ apiKey: 'pk_test_1_x\n' }, /apiKey must not contain spaces or line breaks/],
    [{ apiKey: 'Bearer pk_test_1_x' }, /must not start with "Bearer "/],
    [{ apiKey: 'whsec_x' }, /whsec_… is the signing secret of a webhook endpoint: pass it to verifyWebhook/],
    [{ apiKey: 'cs_test_x' }, /cs_… is the secret of an OAuth client: pass it as clientSecret/],
    [{ apiKey: 'ci_test_1_x' }, /ci_… is the id of an OAuth client: pass it as clientId/],
    [{ clientId: 'client' }, /not both/],
    [{ apiKey: undefined, clientId: 'client' }, /clientSecret is missing/],
    [{ apiKey: undefined, clientSecret: 'secret' }, /clientId is missing/],
    [{ apiKey: 'pk_live_1_x', baseUrl: 'https://sandbox.example.com' }, /is a live key \(pk_live_\), but/],
    [{ apiKey: 'pk_live_1_x', baseUrl: 'https://api-sandbox.example.com' }, /is a sandbox: use a key/],
    [{ baseUrl: 'https://api.live.example.com' }, /is a sandbox key \(pk_test_\), but/],
    [{ retries: -1 }, /retries must be a whole number of at least 0/],
    [{ timeoutMs: 0 }, /timeoutMs must be a whole number of at least 1/],
  ])('are checked: %j', (options, message) => {
    expect(() => made(options)).toThrow(message);
  });

  it('may have an address with a path, a port, or no name', () => {
    for (const baseUrl of ['https://example.com/api/', 'http://127.0.0.1:3000', 'http://latest.example.com'])
      expect(made({ baseUrl }).events).toBeDefined();
    expect(made({ apiKey: undefined, clientId: 'client', clientSecret: 'secret' }).events).toBeDefined();
  });

  it('never appear in an error', () => {
    expect(() => made({ apiKey: 'pk_live_1_x secret' })).toThrow(expect.not.stringContaining('secret'));
  });
});
