import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const partner = fileURLToPath(new URL('../../../../partner', import.meta.url));

/** A server or command started with this checkout's `./partner`, as an operator would. */
export class PartnerServer {
  readonly child: ChildProcess;
  /** Resolves on exit with the exit status and the standard error output. */
  readonly ended: Promise<{ status: number | null; errors: string }>;
  errors = '';
  printed = '';

  constructor(name: string, settings: NodeJS.ProcessEnv) {
    const { NODE_OPTIONS: _ofTheTests, ...environment } = process.env;
    const env = { ...environment, PORT: '0', PARTNER_PORTAL_PORT: '0', ...settings };
    this.child = spawn(partner, name.split(' '), { stdio: ['ignore', 'pipe', 'pipe'], env });
    this.child.stdout!.on('data', (chunk: Buffer) => (this.printed += chunk.toString()));
    this.child.stderr!.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
    this.ended = once(this.child, 'close').then(([status]) => ({
      status: status as number | null,
      errors: this.errors,
    }));
  }

  /**
   * Waits until the server prints `ready`.
   * @throws Error with the standard error output when the process exits first.
   */
  async ready(): Promise<this> {
    let hasEnded = false;
    void this.ended.then(() => (hasEnded = true));
    while (!/^ready\b/m.test(this.printed)) {
      if (hasEnded) throw new Error(`the process exited: ${this.errors}`);
      await Promise.race([once(this.child.stdout!, 'data'), this.ended]);
    }
    return this;
  }

  /** Returns the log line with this message. @throws Error when the process exits without logging it. */
  async line(message: string): Promise<object> {
    let hasEnded = false;
    void this.ended.then(() => (hasEnded = true));
    for (;;) {
      const logged = this.errors.split('\n').filter((text) => text.startsWith('{') && text.endsWith('}'));
      const found = logged.map((text) => JSON.parse(text) as { msg: string }).find(({ msg }) => msg === message);
      if (found) return found;
      if (hasEnded) throw new Error(`the process exited without logging "${message}": ${this.errors}`);
      await Promise.race([once(this.child.stderr!, 'data'), this.ended]);
    }
  }

  stop(): Promise<{ status: number | null; errors: string }> {
    this.child.kill('SIGTERM');
    return this.ended;
  }
}
