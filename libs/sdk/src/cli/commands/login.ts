import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { PartnerApiError } from '../../errors.js';
import { accessOptions, type Command } from '../command.js';
import type { Context } from '../context.js';
import { Failed, UsageError } from '../failure.js';
import { storeLogin } from '../logins.js';
import { readInput } from '../read-input.js';
import { textOf } from '../text.js';

/** `partner login`: stores an API key. */
export const login: Command = {
  name: 'login',
  summary: 'store an API key on this machine',
  about: `Asks for an API key, checks it against the API, and stores it with the address of the API in a file that
only you may read. A user of the company creates keys in the portal, under Credentials.

Keys of several APIs can be stored, such as sandbox and production. The last login is the one that
other commands use; --api selects another one.`,
  options: {
    api: { value: 'url', about: 'address of the API; by default the API that this program was installed from' },
    key: accessOptions['key']!,
  },
  examples: [
    'partner login --api https://sandbox.example.com',
    'partner login --api https://sandbox.example.com < key.txt',
  ],
  run: async (context, given) => {
    const baseUrl = await context.baseUrl(given);
    const apiKey = checkedKey(given.text('key') ?? (await pasted(context, baseUrl)));
    const me = await context
      .client({ baseUrl, apiKey })
      .getMe({}, { signal: context.terminal.stop })
      .catch((error: unknown) => {
        if (!(error instanceof PartnerApiError) || error.status !== 401) throw error;
        throw new Failed(`${baseUrl} does not accept this key: copy it again, or create another one in the portal`);
      });
    const file = await storeLogin(context.folder, { baseUrl, apiKey });
    await context.print(`Logged in to ${context.paint('bold', me.companyName)} at ${baseUrl}.`);
    await context.print(`The key has ${me.scopes.length} scopes. It is stored in ${file}.`);
  },
};

/** Reads the key that the user pastes, without showing it, or standard input. */
async function pasted({ terminal }: Context, baseUrl: string): Promise<string> {
  const { input, errors } = terminal;
  if (!input.isTTY) return textOf(await readInput(terminal, '-'));
  errors.write(`API key for ${baseUrl} (it is not shown): `);
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: hidden, terminal: true });
  try {
    return await new Promise((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('close', () => reject(new Failed('no key was entered')));
    });
  } finally {
    lines.close();
    errors.write('\n');
  }
}

/** Removes what is often copied with a key. @throws UsageError for anything but an API key. */
function checkedKey(pastedText: string): string {
  const key = pastedText
    .trim()
    .replace(/^(authorization:\s*)?bearer\s+/i, '')
    .replace(/^(["'])(.*)\1$/, '$2');
  if (key === '') throw new UsageError('no key was entered');
  if (key.startsWith('whsec_'))
    throw new UsageError('this is the signing secret of a webhook; an API key begins with pk_');
  if (key.startsWith('cs_'))
    throw new UsageError('this is the secret of an OAuth client; this program needs an API key, which begins with pk_');
  if (!/^pk_(test|live)_[0-9a-f]{24}_[0-9a-f]{24}_[\w-]+$/.test(key))
    throw new UsageError(
      'this is not a complete API key, pk_<live|test>_<company>_<credential>_<secret>: copy it again in the portal',
    );
  return key;
}
