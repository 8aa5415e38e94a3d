import { CreateCredential } from '@partner/access';
import { Companies } from '@partner/companies';
import { portal, samples, FixedClock } from '@partner/kernel';
import { baseUrlOf } from '@partner/runtime';
import { makeDemoCompany } from '../demo/demo-company.js';
import type { Register } from './register.js';

/** `partner demo`: creates a realistic demo company to try the API with, and a new API key each time. */
export const registerDemo: Register = (command, cli) => {
  command.action(() => {
    if (cli.settings.environment === 'production') throw new Error('the demo company cannot be created in production');
    const clock = new FixedClock(new Date());
    return cli.withApplication(async (application) => {
      const exists = await application.get(Companies).exists(samples.company);
      const made = exists ? {} : await makeDemoCompany(application, clock, baseUrlOf(cli.settings));
      clock.at = new Date();
      const command = { type: 'api_key', name: 'Demo key', scopes: 'all' } as const;
      const { apiKey } = await application.get(CreateCredential).execute(portal(samples.company), command);
      await cli.print({ companyId: samples.company, apiKey, ...made });
    }, clock);
  });
};
