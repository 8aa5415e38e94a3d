import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';

const source = fileURLToPath(new URL('./on-shutdown.ts', import.meta.url));
let server: ChildProcess;

/** A process with these handlers that reports when it is up. `say` prints a line immediately. */
async function started(handlers: string) {
  const code = `
    import { writeSync } from 'node:fs';
    import { onShutdown } from ${JSON.stringify(source)};
    const say = (line) => writeSync(1, line + '\\n');
    const forever = setInterval(() => {}, 1000);
    onShutdown([${handlers}]);
    say('up');`;
  server = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const ended = once(server, 'exit');
  const lines = createInterface({ input: server.stdout! })[Symbol.asyncIterator]();
  const line = async () => (await lines.next()).value;
  expect(await line()).toBe('up');
  return { line, status: async () => (await ended)[0] as number | null };
}

describe('shutdown', () => {
  afterEach(() => void server.kill('SIGKILL'));

  it.each(['SIGTERM', 'SIGINT'] as const)('runs the handlers in order on %s and exits with 0', async (signal) => {
    const { line, status } = await started(`async () => { await null; say('first'); }, () => say('second')`);
    server.kill(signal);
    expect(await line()).toBe('first');
    expect(await line()).toBe('second');
    expect(await status()).toBe(0);
  });

  it('also happens when the parent process is gone', async () => {
    const { line, status } = await started(`() => say('first')`);
    server.disconnect();
    expect(await line()).toBe('first');
    expect(await status()).toBe(0);
  });

  it('runs the remaining handlers after one fails, and exits with 1', async () => {
    const { line, status } = await started(`() => { throw new Error('stuck'); }, () => say('second')`);
    server.kill('SIGTERM');
    expect(await line()).toBe('second');
    expect(await status()).toBe(1);
  });

  it('exits immediately on a second signal', async () => {
    const { line, status } = await started(
      `() => { say('first'); return new Promise(() => {}); }, () => say('second')`,
    );
    server.kill('SIGTERM');
    expect(await line()).toBe('first');
    server.kill('SIGTERM');
    expect(await line()).toBeUndefined();
    expect(await status()).toBe(1);
  });
});
