import { spawn } from 'node:child_process';
import type { Terminal } from './terminal.js';

/**
 * Runs a server on our streams until it ends. One that is ready is told to stop by closing the channel to it: that
 * reaches it however this process ends, and counts once even when whoever signals us signals it, too.
 * @returns its exit status.
 */
export function foreground(file: string, { environment, output, stop }: Terminal): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env: environment });
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      output.write(chunk);
      if (!isReady(said)) said += chunk.toString();
    });
    const tell = (): void => {
      if (!isReady(said)) server.kill();
      else if (server.connected) server.disconnect();
    };
    stop.addEventListener('abort', tell, { once: true });
    if (stop.aborted) tell();
    server.once('error', reject);
    server.once('close', (status) => {
      stop.removeEventListener('abort', tell);
      resolve(status ?? 1);
    });
  });
}

const isReady = (said: string): boolean => /^ready\b/m.test(said);
