import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { JobFailure } from '@partner/kernel';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { Mail } from '../application/ports/mail-transport.js';
import { SmtpMailTransport } from './smtp-mail-transport.js';

const mail: Mail = {
  id: '6560f1a2b3c4d5e6f7a8b9c0',
  to: { name: 'Jörg "Sam" Porter', address: 'sam@example.com' },
  replyTo: 'sheds@example.com',
  subject: 'New lead #1 – ü',
  text: 'Hällo\n',
  html: '<p>Hällo</p>\n',
};

describe('SmtpMailTransport', () => {
  const received: { from: string; to: string[]; message: string }[] = [];
  let servers: (Server | SMTPServer)[] = [];

  afterEach(async () => {
    received.length = 0;
    await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
    servers = [];
  });

  /** Starts a real SMTP server that accepts everything by default. */
  async function aServer(options: SMTPServerOptions = {}): Promise<number> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData(stream, session, callback) {
        void stream.toArray().then((chunks) => {
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom ? mailFrom.address : '';
          received.push({
            from,
            to: rcptTo.map(({ address }) => address),
            message: Buffer.concat(chunks as Buffer[]).toString(),
          });
          callback();
        });
      },
      ...options,
    });
    server.on('error', () => undefined);
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return (server.server.address() as AddressInfo).port;
  }

  /** Starts a server with custom socket behavior. */
  async function aSocketServer(talk: (socket: Socket) => void): Promise<number> {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      talk(socket);
    });
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  const send = (port: number, user = ''): Promise<void> =>
    new SmtpMailTransport(`smtp://${user}127.0.0.1:${port}`, 'Sheds <sheds@mail.example>').send(mail);
  const failure = async (port: number, user = ''): Promise<JobFailure> => {
    const error: unknown = await send(port, user).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error instanceof JobFailure) return error;
    throw new Error('it was sent');
  };
  const refusing =
    (responseCode: number) =>
    (...args: unknown[]): void => {
      const callback = args.at(-1) as (error: Error) => void;
      callback(Object.assign(new Error('no'), { responseCode }));
    };

  it('sends text and HTML from the configured sender', async () => {
    await send(await aServer());
    const [{ from, to, message }] = received as [(typeof received)[0]];
    expect({ from, to }).toEqual({ from: 'sheds@mail.example', to: ['sam@example.com'] });
    expect(message).toMatch(/^From: Sheds <sheds@mail\.example>\r$/m);
    expect(message).toMatch(/^Reply-To: sheds@example\.com\r$/m);
    expect(message).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(message).toContain('H=C3=A4llo');
  });

  it('sends the same message id again', async () => {
    const port = await aServer();
    await send(port);
    await send(port);
    const ids = received.map(({ message }) => /^Message-ID: (.*)\r$/im.exec(message)?.[1]);
    expect(ids).toEqual(Array.from({ length: 2 }, () => '<6560f1a2b3c4d5e6f7a8b9c0@mail.example>'));
  });

  it.each<[string, SMTPServerOptions]>([
    ['recipient', { onRcptTo: refusing(550) }],
    ['sender', { onMailFrom: refusing(553) }],
    ['content', { onData: (stream, _session, callback) => stream.on('end', () => refusing(554)(callback)).resume() }],
  ])('does not retry when the %s is rejected permanently', async (_part, options) => {
    expect((await failure(await aServer(options))).next.permanent).toBe(true);
  });

  it.each<[string, SMTPServerOptions]>([
    ['recipient', { onRcptTo: refusing(451) }],
    ['content', { onData: (stream, _session, callback) => stream.on('end', () => refusing(452)(callback)).resume() }],
    ['connection', { onConnect: refusing(554) }],
  ])('retries when the %s is rejected temporarily', async (_part, options) => {
    expect((await failure(await aServer(options))).next.permanent).toBe(false);
  });

  it('retries after a failed login', async () => {
    const port = await aServer({ authOptional: false, allowInsecureAuth: true, onAuth: refusing(535) });
    expect((await failure(port, 'someone:hunter2@')).next.permanent).toBe(false);
  });

  it('logs in where the server requires it', async () => {
    const onAuth: SMTPServerOptions['onAuth'] = ({ username, password }, _session, callback) =>
      username === 'someone' && password === 'wo@rd' ? callback(null, { user: username }) : callback(new Error('no'));
    await send(await aServer({ authOptional: false, allowInsecureAuth: true, onAuth }), 'someone:wo%40rd@');
    expect(received).toHaveLength(1);
  });

  it('retries after the server breaks off, at the beginning or in the middle', async () => {
    expect((await failure(await aSocketServer((socket) => socket.destroy()))).next.permanent).toBe(false);
    const later = await aSocketServer((socket) => {
      socket.write('220 here\r\n');
      socket.on('data', (data) =>
        data.toString().startsWith('EHLO') ? socket.write('250 here\r\n') : socket.destroy(),
      );
    });
    expect((await failure(later)).next.permanent).toBe(false);
  });

  it('retries when the server is unavailable', async () => {
    const port = await aSocketServer(() => undefined);
    await new Promise((resolve) => servers.pop()!.close(() => resolve(undefined)));
    const { message, next } = await failure(port);
    expect(next.permanent).toBe(false);
    expect(message).toContain('ECONNREFUSED');
  });

  it('reports the reason of a failure without the password', async () => {
    const port = await aServer({ authOptional: false, allowInsecureAuth: true, onAuth: refusing(535) });
    expect((await failure(port, 'someone:hunter2@')).message).not.toContain('hunter2');
  });
});
