import type { CompanyId } from '@partner/kernel';
import { ResetSecondFactor } from '@partner/sign-in';
import type { Register } from './register.js';

/** `partner user reset-second-factor`: for a person who lost their devices and recovery codes. */
export const register: Register = (group, cli) => {
  group
    .command('reset-second-factor')
    .description("remove a person's second factors and recovery codes, and end their sessions in every company")
    .requiredOption('--company <id>', 'company of the user')
    .requiredOption('--email <email>', 'email of the user')
    .action(({ company, email }: { company: CompanyId; email: string }) => {
      const actor = cli.portal(company);
      return cli.withApplication(async (application) => {
        await cli.print({ removed: await application.get(ResetSecondFactor).execute(actor, { email }) });
      });
    });
};
