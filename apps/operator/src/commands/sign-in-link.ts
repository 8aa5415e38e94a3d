import { type CompanyId, portal } from '@partner/kernel';
import { portalUrlOf } from '@partner/runtime';
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
        await cli.print({ url: `${portalUrlOf(cli.settings)}/sign-in/${token}`, expiresAt });
      }),
    );
};
