import { createSandbox } from '../../sandbox.js';
import { accessOptions, type Command, jsonOption } from '../command.js';
import { storeLogin } from '../logins.js';

/** `partner sandbox`: creates a company of one's own. */
export const sandbox: Command = {
  name: 'sandbox',
  summary: 'create a company with demo data for a day',
  about: `Creates a company with demo data in a sandbox, for you or one run of your tests. Only its new key, which is
printed, reaches it. It is deleted after a day.

--login stores the key, so that other commands use it.`,
  options: {
    api: accessOptions['api']!,
    login: { about: 'store the key like `partner login`' },
    json: jsonOption,
  },
  examples: ['partner sandbox --api http://127.0.0.1:3000 --login', 'partner sandbox --json'],
  run: async (context, given) => {
    const made = await createSandbox(await context.baseUrl(given), { signal: context.terminal.stop });
    if (given.has('login')) await storeLogin(context.folder, made);
    if (given.has('json')) return context.json(made);
    await context.print(`API key  ${context.paint('bold', made.apiKey)}`);
    await context.print(`API      ${made.baseUrl}`);
    await context.print(`portal   ${made.portalUrl}`);
    await context.print(`until    ${made.expiresAt}`);
  },
};
