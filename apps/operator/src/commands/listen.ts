import { join } from 'node:path';
import { invalid } from '@partner/kernel';
import { baseUrlOf } from '@partner/runtime';
import { PartnerApiError, PartnerClient } from '@partner/sdk';
import { listen } from '../listen/listen.js';
import { ListenState } from '../listen/listen-state.js';
import type { Register } from './register.js';

interface ListenOptions {
  readonly key: string;
  readonly forward: string;
  readonly types?: string;
  readonly api?: string;
  readonly secret?: string;
  readonly cursorFile?: string;
  readonly fromStart?: boolean;
}

/** `partner listen`: forwards events to a developer's machine that is not reachable from the internet. */
export const registerListen: Register = (program, cli) => {
  program
    .command('listen')
    .description('forward the event feed to a URL, signed like webhooks, until stopped')
    .requiredOption('--key <key>', 'API key with the scope events.read')
    .requiredOption('--forward <url>', 'URL that receives the events, such as http://localhost:4242/hook')
    .option('--types <types>', 'only these event types, separated by commas')
    .option('--api <url>', 'base URL of the API (default: the one of the settings)')
    .option('--secret <secret>', 'signing secret (default: generated once and stored)')
    .option('--cursor-file <file>', 'file that stores the position in the feed (default: in the data directory)')
    .option('--from-start', 'start the first run with the oldest event instead of the next one')
    .action(async (options: ListenOptions) => {
      const { settings, terminal } = cli;
      const url = readUrl('--forward', options.forward);
      const baseUrl = options.api === undefined ? baseUrlOf(settings, settings.port) : readUrl('--api', options.api);
      const file = options.cursorFile ?? join(settings.dataDir, 'listen', `${credentialOf(options.key)}.json`);
      const state = await ListenState.open(file, options.secret);
      const client = new PartnerClient({ baseUrl, apiKey: options.key });
      await cli.print({ forwarding: url, from: baseUrl, secret: state.secret, cursorFile: file });
      try {
        await listen(client, state, {
          url,
          types: options.types?.split(','),
          fromStart: options.fromStart === true,
          signal: terminal.stop,
          failed: ({ id }, reason) => cli.warn(`event ${id} was not accepted: ${reason}`),
          forwarded: ({ id, type }, status) => cli.print({ event: id, type, status }),
        });
      } catch (error) {
        // Being stopped is the normal end.
        if (!terminal.stop.aborted) throw forOperators(error, file);
      }
    });
};

/** @throws DomainError `invalid` */
function readUrl(option: string, text: string): string {
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw invalid(`${option} must be an http address, not "${text}"`);
  return text;
}

/** Returns the credential id in an API key, which is not secret (A1). */
const credentialOf = (key: string): string => /^pk_[a-z]+_([0-9a-f]{24})_/.exec(key)?.[1] ?? 'unknown-key';

function forOperators(error: unknown, file: string): unknown {
  const isExpired = error instanceof PartnerApiError && error.code === 'invalid_cursor';
  return isExpired ? invalid(`${error.message}: remove ${file}`) : error;
}
