import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { PartnerEvent } from '../../records.js';
import { signWebhook, testDelivery, verifyWebhook } from '../../webhooks/signature.js';
import { runCommandLine } from '../terminal.fixture.js';

const secret = 'whsec_of_a_receiver';
const event = { id: '65f0c0ffee0000000000e001', type: 'lead.created' } as PartnerEvent;

describe('partner certify', () => {
  let server: Server;
  afterEach(() => void server.close());

  /** Starts a receiver. @param statusOf gets the body and the signature of a request. */
  const receiver = async (statusOf: (body: Buffer, signature: string) => number | Promise<number>): Promise<string> => {
    server = createServer((request, response) => {
      void buffer(request).then(async (body) =>
        response.writeHead(await statusOf(body, String(request.headers['x-service-signature']))).end(),
      );
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  };
  const verified = async (body: Buffer, signature: string): Promise<number> => {
    try {
      await verifyWebhook({ body, signature, secret });
      return 204;
    } catch {
      return 400;
    }
  };

  it('passes a receiver that verifies signatures with the SDK', async () => {
    const url = await receiver(verified);
    const { status, output, errors } = await runCommandLine(['certify', url, '--secret', secret]);
    expect([status, errors]).toEqual([0, '']);
    expect(output).toMatch(/pass {2}valid  +204/);
    expect(output).toMatch(/pass {2}256 KB +204/);
    expect(output).toMatch(/pass {2}forged +400/);
    expect(output).toContain('All 11 tests passed.\n');
  });

  const failures = async (
    statusOf: (body: Buffer, signature: string) => number | Promise<number>,
  ): Promise<unknown[]> => {
    const words = ['certify', await receiver(statusOf), '--secret', secret, '--json'];
    const { status, output, errors } = await runCommandLine(words);
    const results = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { name: string; passed: boolean });
    const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
    expect([status, errors]).toEqual([1, `partner certify: ${failed.length} of 11 tests failed\n`]);
    return failed;
  };

  it('fails a receiver that accepts everything', async () => {
    expect(await failures(() => 200)).toEqual(['forged', 'changed body', 'not signed', 'stale']);
  });

  it('fails a receiver with another secret', async () => {
    const names = ['valid', 'duplicate', 'reordered', 'rotated secret', '256 KB', 'unknown type', 'ping'];
    expect(await failures(() => 400)).toEqual(names);
  });

  it('fails a receiver that knows no other types, limits bodies and processes only once', async () => {
    const seen = new Set<string>();
    const statusOf = async (body: Buffer, signature: string): Promise<number> => {
      const status = await verified(body, signature);
      if (status !== 204) return status;
      const { id, type } = JSON.parse(body.toString()) as PartnerEvent;
      if (seen.has(id) || body.length > 100_000 || !['lead.created', 'lead.updated', 'ping'].includes(type)) return 500;
      seen.add(id);
      return status;
    };
    expect(await failures(statusOf)).toEqual(['duplicate', 'rotated secret', '256 KB', 'unknown type']);
  });

  it('reports that a receiver does not respond, with the reason', async () => {
    const url = await receiver(verified);
    server.close();
    const { status, output, errors } = await runCommandLine(['certify', url, '--secret', secret]);
    const message = `partner certify: ${url} does not respond: connect ECONNREFUSED`;
    expect([status, output, errors]).toEqual([1, '', expect.stringContaining(message)]);
  });
});

const { body } = await testDelivery(event, secret);

describe('partner verify', () => {
  const verify = async (options: Partial<Record<'secret' | 'signature' | 'body', string>> = {}) => {
    const { signature = await signWebhook(body, secret) } = options;
    const words = ['verify', '--secret', options.secret ?? secret, '--signature', signature];
    return runCommandLine(words, {}, options.body ?? body);
  };

  it('accepts a valid webhook, also with the name of the header', async () => {
    const signature = await signWebhook(body, secret);
    for (const given of [signature, `X-Service-Signature: ${signature}`])
      expect(await verify({ signature: given })).toMatchObject({
        status: 0,
        output: expect.stringMatching(/^valid {2}lead\.created 65f0c0ffee0000000000e001, signed \d s ago\n$/),
      });
  });

  it.each([
    ['a line feed at the end of the file', () => ({ body: `${body}\n` }), 'white space around it'],
    ['a formatted body', () => ({ body: JSON.stringify(JSON.parse(body), null, 2) }), 'parsed and formatted again'],
    [
      'a body without its line feed',
      async () => ({ signature: await signWebhook(`${body}\n`, secret) }),
      'lacks the line feed',
    ],
    [
      'an old signature',
      async () => ({ signature: await signWebhook(body, secret, new Date(0)) }),
      'older than the tolerance',
    ],
    ['half a secret', () => ({ secret: secret.replace('whsec_', '') }), 'whsec_ is a part of it'],
    ['an API key', () => ({ secret: 'pk_test_x' }), 'this is an API credential'],
    ['another body', () => ({ body: '{}' }), 'does not match'],
    ['no JSON', async () => ({ body: 'x', signature: await signWebhook('x', secret) }), 'the body is not JSON'],
  ])('explains %s', async (_, options, message) => {
    const { status, output, errors } = await verify(await options());
    expect([status, output, errors]).toEqual([1, '', expect.stringContaining(message)]);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });
});
