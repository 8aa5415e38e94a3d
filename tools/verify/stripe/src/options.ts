import { parseArgs } from 'node:util';
import type { StripeOptions } from './start.js';

/** Options of the process: those of the stand-in, and an initial account. */
export interface ProcessOptions extends StripeOptions {
  account?: { id: string; secretKey: string; webhook?: { url: string; secret: string } };
}

/** Parses the command line. @throws TypeError for unknown options, invalid values, or options that lack another. */
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
    throw new TypeError(`--port must be an integer between 0 and 65535, not ${values.port}`);
  const backoff = values.backoff?.split(',').map(Number);
  if (backoff?.some((seconds) => !(seconds >= 0)))
    throw new TypeError(`--backoff must be seconds separated by commas, not ${values.backoff}`);
  return {
    ...{ port, backoff, host: values.host, data: values.data, publicUrl: values['public-url'] },
    account: accountOf(values),
  };
}

function accountOf(values: Record<string, string | undefined>): ProcessOptions['account'] {
  const { account: id, key: secretKey, webhook: url, 'webhook-secret': secret } = values;
  if (!id !== !secretKey) throw new TypeError('--account and --key must be given together');
  if (!url !== !secret) throw new TypeError('--webhook and --webhook-secret must be given together');
  if (url && !id) throw new TypeError('--webhook requires --account');
  if (!id || !secretKey) return undefined;
  return { id, secretKey, ...(url && secret && { webhook: { url, secret } }) };
}
