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

/** `partner listen`: deliveries to a developer's own machine, which nothing reaches from outside. */
export const registerListen: Register = (program, cli) => {
  program
    .command('listen')
    .description('forward the event feed to an address, signed as webhooks are, until it is stopped')
    .requiredOption('--key <key>', 'an API key with events.read')
    .requiredOption('--forward <url>', 'where events go: http://localhost:4242/hook')
    .option('--types <types>', 'only these, separated by commas')
    .option('--api <url>', 'the address of the API; the one of these settings unless given')
    .option('--secret <secret>', 'what to sign with; made and remembered unless given')
    .option('--cursor-file <file>', 'where to remember the last event; in the data directory unless given')
    .option('--from-start', 'a first run begins with the oldest event rather than with the next one')
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
          failed: ({ id }, reason) => cli.warn(`event ${id} was not taken: ${reason}`),
          forwarded: ({ id, type }, status) => cli.print({ event: id, type, status }),
        });
      } catch (error) {
        // To be stopped is how it ends.
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

/** The part of a key that is no secret (A1). */
const credentialOf = (key: string): string => /^pk_[a-z]+_([0-9a-f]{24})_/.exec(key)?.[1] ?? 'unknown-key';

function forOperators(error: unknown, file: string): unknown {
  const isExpired = error instanceof PartnerApiError && error.code === 'invalid_cursor';
  return isExpired ? invalid(`${error.message}: remove ${file}`) : error;
}
