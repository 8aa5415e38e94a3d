import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { launches } from '@partner/runtime';
import type { Terminal } from './terminal.js';

/** Start parameters of a built program, in addition to its file and settings. */
export type Launch = (typeof launches)['api'];

/** Arguments and environment that a server is started with. */
const launchCommand = (file: string, environment: NodeJS.ProcessEnv, launch: Launch | undefined) => ({
  args: [...(launch?.flags ?? []), file],
  env: { ...launch?.environment, ...environment },
});

/**
 * Replaces this process with a server, so that no parent process holds memory, and signals and exit status are the
 * server's own. Does nothing where the platform cannot replace a process.
 */
export function replaceProcess(file: string, { environment, become }: Terminal, launch?: Launch): void {
  const { args, env } = launchCommand(file, environment, launch);
  become?.(process.execPath, args, env);
}

/**
 * Runs a server on the terminal's streams until it ends. A ready server is stopped by closing its channel. The channel
 * also closes when this process dies, and it counts once even if the server receives the same signal.
 * @returns the server's exit status.
 */
export async function foreground(
  file: string,
  { environment, output, stop }: Terminal,
  launch?: Launch,
): Promise<number> {
  const { args, env } = launchCommand(file, environment, launch);
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env });
  // `close` is never emitted once this side has closed the channel.
  const ended = once(server, 'exit') as Promise<[status: number | null]>;
  const outputEnded = finished(server.stdout!);
  let printed = '';
  server.stdout!.on('data', (chunk: Buffer) => {
    output.write(chunk);
    if (!isReady(printed)) printed += chunk.toString();
  });
  const requestStop = (): void => {
    if (!isReady(printed)) server.kill();
    else if (server.connected) server.disconnect();
  };
  stop.addEventListener('abort', requestStop, { once: true });
  if (stop.aborted) requestStop();
  const [[status]] = await Promise.all([ended, outputEnded]);
  stop.removeEventListener('abort', requestStop);
  return status ?? 1;
}

const isReady = (printed: string): boolean => /^ready\b/m.test(printed);
