import { parseArgs } from 'node:util';
import type { StripeOptions } from './start.js';

/** How the process is asked to run: the stand-in, and one account to begin with. */
export interface ProcessOptions extends StripeOptions {
  account?: { id: string; secretKey: string; webhook?: { url: string; secret: string } };
}

/** @throws TypeError for words it does not know, and for an account or a webhook that is half described. */
export function readOptions(words: readonly string[]): ProcessOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...words],
    options: {
      ...{ port: text, host: text, data: text, backoff: text, 'public-url': text },
      ...{ account: text, key: text, webhook: text, 'webhook-secret': text },
    },
  });
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65_536))
    throw new TypeError(`--port ${values.port} is no port`);
  const backoff = values.backoff?.split(',').map(Number);
  if (backoff?.some((seconds) => !(seconds >= 0)))
    throw new TypeError(`--backoff ${values.backoff}: seconds, by commas`);
  return {
    ...{ port, backoff, host: values.host, data: values.data, publicUrl: values['public-url'] },
    account: accountOf(values),
  };
}

function accountOf(values: Record<string, string | undefined>): ProcessOptions['account'] {
  const { account: id, key: secretKey, webhook: url, 'webhook-secret': secret } = values;
  if (!id !== !secretKey) throw new TypeError('--account and --key go together');
  if (!url !== !secret) throw new TypeError('--webhook and --webhook-secret go together');
  if (url && !id) throw new TypeError('--webhook needs --account');
  if (!id || !secretKey) return undefined;
  return { id, secretKey, ...(url && secret && { webhook: { url, secret } }) };
}
