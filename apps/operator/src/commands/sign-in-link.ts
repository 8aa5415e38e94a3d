import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompanyId, portal } from '@partner/kernel';
import { portalUrlOf, type Settings } from '@partner/runtime';
import { CreateSignInLink } from '@partner/sign-in';
import type { Register } from './register.js';

/** `partner sign-in-link`: creates a portal sign-in link for a user who cannot receive mail yet. */
export const register: Register = (command, cli) => {
  command
    .requiredOption('--company <id>', 'company of the user')
    .option('--email <email>', 'email of a user with permission to manage the API (default: the owner)')
    .action(({ company, email }: { company: CompanyId; email?: string }) =>
      cli.withApplication(async (application) => {
        const { token, expiresAt } = await application.get(CreateSignInLink).execute(portal(company), { email });
        await cli.print({ url: `${await addressOfPortal(cli.settings)}/sign-in/${token}`, expiresAt });
      }),
    );
};

/** Returns the portal's address; by default the portal which `npm start` runs, noted in the data directory. */
const addressOfPortal = async (settings: Settings): Promise<string> =>
  settings.portalUrl ??
  (await readFile(join(settings.dataDir, 'portal.url'), 'utf8').catch(() => portalUrlOf(settings)));
