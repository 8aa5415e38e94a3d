import { readOptions } from './options.js';
import { startStripe } from './start.js';

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { account, ...options } = readOptions(process.argv.slice(2));
  const stripe = await startStripe(options);
  let stopped: Promise<void> | undefined;
  const stop = (): void => {
    stopped ??= stripe.stop();
    // An open channel to the parent would keep this process alive.
    process.channel?.unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  // A child process ends with the parent that started it with a channel.
  process.once('disconnect', stop);
  try {
    if (account) await stripe.control.addAccount({ id: account.id, secretKey: account.secretKey });
    if (account?.webhook) await stripe.control.addWebhook(account.id, account.webhook);
  } catch (error) {
    await stripe.stop();
    throw error;
  }
  process.stdout.write(`ready ${stripe.url}\n`);
}
