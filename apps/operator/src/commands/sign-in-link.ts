import { portal as portalActor } from '@partner/kernel';
import { portalUrlOf } from '@partner/runtime';
import { CreateSignInLink } from '@partner/sign-in';
import { readCompany } from './options.js';
import type { Register } from './register.js';

/** `partner sign-in-link`: a way into the portal for who cannot get mail yet. */
export const registerSignInLink: Register = (program, cli) => {
  program
    .command('sign-in-link')
    .description('a link that signs a user in to the portal, once and within 8 hours')
    .requiredOption('--company <id>', 'the company of the user')
    .option('--email <email>', 'a user who may manage the API; the owner unless given')
    .action(({ company, email }: { company: string; email?: string }) => {
      const actor = portalActor(readCompany(company));
      return cli.use(async (application) => {
        const { token, expiresAt } = await application.get(CreateSignInLink).execute(actor, { email });
        await cli.print({ url: `${portalUrlOf(cli.settings)}/sign-in/${token}`, expiresAt });
      });
    });
};
