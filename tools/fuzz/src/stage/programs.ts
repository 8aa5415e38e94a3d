import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const main = (app: string): string => fileURLToPath(new URL(`../../../../apps/${app}/dist/main.js`, import.meta.url));

/** Environment of the programs; nothing of the caller's own but the path. */
export type Environment = Readonly<Record<string, string>>;

/** A built server in a process of its own, which logs to a file. */
export class Server {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** @throws Error when it ends before it is ready. */
  static async start(app: 'api' | 'worker', env: Environment, log: string): Promise<Server> {
    const child = spawn(process.execPath, [main(app)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const file = createWriteStream(log);
    child.stdout.pipe(file);
    for await (const line of createInterface({ input: child.stdout })) {
      const [, url] = /^ready ?(.*)$/.exec(line) ?? [];
      if (url === undefined) continue;
      child.stdout.pipe(file);
      return new Server(child, url);
    }
    throw new Error(`the ${app} ended before it was ready: ${log}`);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }
}

/** Runs a command of the operator. @returns the lines that it prints, parsed. @throws Error with what it says. */
export async function partner(words: readonly string[], env: Environment): Promise<Record<string, unknown>[]> {
  const child = spawn(process.execPath, [main('operator'), ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const [printed, said, [status]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (status !== 0) throw new Error(`partner ${words.join(' ')} failed: ${said.trim()} ${printed.slice(-500)}`);
  return printed
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
