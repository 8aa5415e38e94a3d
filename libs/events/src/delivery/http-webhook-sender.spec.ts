import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

import { afterEach, describe, expect, it } from '@jest/globals';
import type { HttpClientOptions } from '@partner/http-client';
import { newId } from '@partner/kernel';
import { certificate } from '../testing/certificate.js';
import { Receiver, type Answering } from '../testing/receiver.js';
import { HttpWebhookSender } from './http-webhook-sender.js';

type LookUp = NonNullable<HttpClientOptions['lookUp']>;

describe('a webhook', () => {
  const subscription = newId();
  const opened: { close(): Promise<void> }[] = [];

  const aReceiver = async (answering?: Answering): Promise<Receiver> => {
    const receiver = await Receiver.start(answering);
    opened.push(receiver);
    return receiver;
  };
  const aSender = (options: Partial<HttpClientOptions> = {}): HttpWebhookSender => {
    const sender = new HttpWebhookSender({ allowPrivate: true, ...options });
    opened.push(sender);
    return sender;
  };
  const toOpen = (sender: HttpWebhookSender, url: string) =>
    sender.send({ url, headers: { 'x-test': 'yes' }, body: '{"a":1}', sender: subscription });

  afterEach(async () => {
    for (const one of opened.splice(0).reverse()) await one.close();
  });

  it('arrives unchanged', async () => {
    const receiver = await aReceiver();
    expect(await toOpen(aSender(), receiver.url)).toMatchObject({ statusCode: 200 });
    expect(receiver.arrivals).toMatchObject([{ path: '/hook', body: '{"a":1}', headers: { 'x-test': 'yes' } }]);
  });

  it('returns at most 20 headers, without secrets (R92)', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`x-${index}`, 'v']));
    const secret = { 'x-receiver': 'orders', 'set-cookie': ['id=1', 'id=2'], authorization: 'Bearer abc' };
    const receiver = await aReceiver((_, response) => response.writeHead(200, { ...secret, ...many }).end());
    const lines = (await toOpen(aSender(), receiver.url)).headers!.split('\n');
    expect(lines.slice(0, 3)).toEqual(['x-receiver: orders', 'set-cookie: …', 'authorization: …']);
    expect(lines).toHaveLength(20);
  });

  it('reaches a receiver on this machine by name', async () => {
    const receiver = await aReceiver();
    expect(await toOpen(aSender(), `http://localhost:${receiver.port}/`)).toMatchObject({ statusCode: 200 });
  });

  it('reuses a connection', async () => {
    const receiver = await aReceiver((_, response) => response.end('thanks'));
    const sender = aSender();
    for (let index = 0; index < 10; index += 1) await toOpen(sender, receiver.url);
    // The first connection may still be busy with the end of its response when the next webhook is sent.
    expect(receiver.connections).toBeLessThanOrEqual(2);
  });

  it('does not follow redirects (E4)', async () => {
    const elsewhere = await aReceiver();
    const receiver = await aReceiver((_, response) => response.writeHead(307, { location: elsewhere.url }).end());
    expect(await toOpen(aSender(), receiver.url)).toMatchObject({
      statusCode: 307,
      error: 'redirects are not followed (307)',
    });
    expect(elsewhere.connections).toBe(0);
  });

  it('returns the Retry-After of the receiver', async () => {
    const receiver = await aReceiver((_, response) => response.writeHead(503, { 'retry-after': '120' }).end());
    expect(await toOpen(aSender(), receiver.url)).toMatchObject({ statusCode: 503, retryAfter: '120' });
  });

  it('times out at the deadline, measured from the DNS lookup (E9)', async () => {
    const silent = await aReceiver(() => undefined);
    expect(await toOpen(aSender({ deadline: 100 }), silent.url)).toMatchObject({
      error: 'no answer within 0.1 seconds',
    });
    const lookUp: LookUp = () => new Promise(() => undefined);
    expect(await toOpen(aSender({ deadline: 100, lookUp }), 'http://slow.example/')).toMatchObject({
      error: 'no answer within 0.1 seconds',
    });
  });

  it('succeeds once the headers of a 2xx arrive, and reads at most 16 KB of the body (E9)', async () => {
    const receiver = await aReceiver((_, response) => {
      response.writeHead(200);
      const pour = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(8_192))) continue;
        response.once('drain', pour);
      };
      pour();
    });
    const sender = aSender();
    expect(await toOpen(sender, receiver.url)).toMatchObject({ statusCode: 200 });
  });

  it.each([
    ['nothing listens', 'http://127.0.0.1:1/', 'the connection was refused'],
    ['the name does not exist', 'http://no-such-name.invalid/', 'the host name cannot be found'],
  ])('reports a readable error when %s', async (_, url, error) => {
    const lookUp: LookUp = () => Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }));
    expect(await toOpen(aSender({ lookUp }), url)).toMatchObject({ error });
  });

  it('ignores proxy settings of the environment', async () => {
    const proxy = await aReceiver();
    const receiver = await aReceiver();
    process.env['HTTP_PROXY'] = process.env['http_proxy'] = proxy.url;
    await toOpen(aSender(), receiver.url);
    delete process.env['HTTP_PROXY'];
    delete process.env['http_proxy'];
    expect([proxy.connections, receiver.connections]).toEqual([0, 1]);
  });

  describe('in production', () => {
    const refusal = 'the host leads to an address that is not public';

    it.each([
      'https://127.0.0.1:PORT/',
      'https://0x7f.1:PORT/',
      'https://2130706433:PORT/',
      'https://0177.0.0.1:PORT/',
      'https://[::1]:PORT/',
      'https://[::ffff:127.0.0.1]:PORT/',
      'https://[64:ff9b::7f00:1]:PORT/',
      'https://10.0.0.1/',
      'https://169.254.169.254/latest/meta-data/',
    ])('does not connect to %s (E7)', async (url) => {
      const receiver = await aReceiver();
      const answer = await toOpen(aSender({ allowPrivate: false }), url.replace('PORT', String(receiver.port)));
      expect(answer).toMatchObject({ error: refusal });
      expect(receiver.connections).toBe(0);
    });

    it.each([
      [['127.0.0.1']],
      [['10.1.2.3']],
      [['169.254.169.254']],
      [['::ffff:127.0.0.1']],
      [['93.184.216.34', '10.0.0.1']],
      [['2606:2800:220:1:248:1893:25c8:1946', 'fd00::1']],
    ])('does not connect to a name that resolves to %s', async (addresses) => {
      const answer = await toOpen(
        aSender({ allowPrivate: false, lookUp: async () => addresses }),
        'https://hooks.example/',
      );
      expect(answer).toMatchObject({ error: refusal });
    });

    it('does not connect without TLS', async () => {
      const receiver = await aReceiver();
      expect(await toOpen(aSender({ allowPrivate: false }), receiver.url)).toMatchObject({
        error: 'the address does not begin with https://',
      });
      expect(receiver.connections).toBe(0);
    });
  });

  it('connects to the address that was checked and looks up the name once per connection (E7)', async () => {
    const receiver = await aReceiver();
    const asked: string[] = [];
    const lookUp: LookUp = async (name) => [asked.push(name) === 1 ? '127.0.0.1' : '127.0.0.2'];
    expect(await toOpen(aSender({ lookUp }), `http://hooks.example:${receiver.port}/hook`)).toMatchObject({
      statusCode: 200,
    });
    expect(asked).toEqual(['hooks.example']);
    expect(receiver.arrivals[0]?.headers.host).toBe(`hooks.example:${receiver.port}`);
  });

  describe('over TLS', () => {
    const lookUp: LookUp = async () => ['127.0.0.1'];
    const trusted = getCACertificates('default');

    const aSecureReceiver = async (): Promise<{ port: number; names: string[] }> => {
      const names: string[] = [];
      const server = createServer(certificate, (request, response) => request.resume() && response.end());
      server.on('secureConnection', (socket: { servername?: string }) => names.push(String(socket.servername)));
      await once(server.listen(0, '127.0.0.1'), 'listening');
      opened.push({ close: async () => (server.closeAllConnections(), void server.close()) });
      return { port: (server.address() as AddressInfo).port, names };
    };

    afterEach(() => setDefaultCACertificates(trusted));

    it('requests the certificate for the name in the URL, not for the address', async () => {
      setDefaultCACertificates([...trusted, certificate.cert]);
      const { port, names } = await aSecureReceiver();
      expect(await toOpen(aSender({ lookUp }), `https://hooks.example:${port}/`)).toMatchObject({ statusCode: 200 });
      expect(names).toEqual(['hooks.example']);
    });

    it('requires a trusted certificate', async () => {
      const { port } = await aSecureReceiver();
      expect(await toOpen(aSender({ lookUp }), `https://hooks.example:${port}/`)).toMatchObject({
        error: 'the certificate is self-signed',
      });
    });

    it('requires a certificate for that name', async () => {
      setDefaultCACertificates([...trusted, certificate.cert]);
      const { port } = await aSecureReceiver();
      expect(await toOpen(aSender({ lookUp }), `https://other.example:${port}/`)).toMatchObject({
        error: 'the certificate is for another host',
      });
    });
  });
});
