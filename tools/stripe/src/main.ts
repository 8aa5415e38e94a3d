import { readOptions } from './options.js';
import { startStripe } from './start.js';

const { account, ...options } = readOptions(process.argv.slice(2));
const stripe = await startStripe(options);
if (account) {
  await stripe.control.addAccount({ id: account.id, secretKey: account.secretKey });
  if (account.webhook) await stripe.control.addWebhook(account.id, account.webhook);
}
process.stdout.write(`ready ${stripe.url}\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stripe.stop());
// A child does not outlive the process that started it with a channel.
process.once('disconnect', () => void stripe.stop());
