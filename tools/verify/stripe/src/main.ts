import { parseArgs } from 'node:util';
import { startStripe } from './start.js';

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { port = '0', data, backoff } = parseArgs({ options: { port: text, data: text, backoff: text } }).values;
  const stripe = await startStripe({ port: Number(port), data, backoff: backoff?.split(',').map(Number) });
  let stopped: Promise<void> | undefined;
  const stop = (): void => {
    stopped ??= stripe.stop();
    // An open channel to the parent would keep this process alive.
    process.channel?.unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  // A child process ends with the parent that started it with a channel.
  process.once('disconnect', stop);
  process.stdout.write(`ready ${stripe.url}\n`);
}
