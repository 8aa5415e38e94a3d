import { once } from 'node:events';
import { createServer } from 'node:net';

/** A mail server that accepts all messages, or refuses all recipients permanently. */
export class MailServer {
  accepts = true;

  static async start() {
    const mail = new MailServer();
    mail.server = createServer((socket) => mail.#talk(socket)).listen(0, '127.0.0.1');
    await once(mail.server, 'listening');
    mail.url = `smtp://127.0.0.1:${mail.server.address().port}`;
    return mail;
  }

  stop() {
    this.server.close();
  }

  #talk(socket) {
    let isBody = false;
    let rest = '';
    const answer = (line) => socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      const lines = (rest + bytes).split('\r\n');
      rest = lines.pop();
      for (const line of lines) {
        if (isBody) {
          if (line !== '.') continue;
          isBody = false;
          answer('250 accepted');
        } else if (/^rcpt/i.test(line)) answer(this.accepts ? '250 ok' : '550 no such mailbox');
        else if (/^data/i.test(line)) {
          isBody = true;
          answer('354 go on');
        } else if (/^quit/i.test(line)) socket.end('221 bye\r\n');
        else answer('250 ok');
      }
    });
    answer('220 mail.example.com');
  }
}
