import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Received mail. */
export interface ReceivedMail {
  readonly to: string;
  readonly message: string;
}

/** SMTP server that keeps what it receives. */
export class Inbox {
  readonly #mails: ReceivedMail[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, callback) => {
      void stream.toArray().then((chunks: Buffer[]) => {
        const message = Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
        for (const { address } of session.envelope.rcptTo) this.#mails.push({ to: address, message });
        callback();
        for (const wake of this.#waiting) wake();
      });
    },
  });

  /** @returns the URL of the server. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server.server, 'listening');
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** Waits for a mail with this text to an address, and takes it out. */
  async take(to: string, text: string): Promise<ReceivedMail> {
    for (;;) {
      const index = this.#mails.findIndex((one) => one.to === to && one.message.includes(text));
      if (index !== -1) return this.#mails.splice(index, 1)[0]!;
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          this.#waiting.delete(wake);
          resolve();
        };
        this.#waiting.add(wake);
      });
    }
  }

  /** Path of the first link of a mail that has this text in it. */
  async link(to: string, text: string, part = ''): Promise<string> {
    const { message } = await this.take(to, text);
    const url = message.match(/https?:\/\/[^\s<"]+/g)?.find((one) => one.includes(part));
    if (url === undefined) throw new Error(`no link in ${message}`);
    const { pathname, search } = new URL(url);
    return pathname + search;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
