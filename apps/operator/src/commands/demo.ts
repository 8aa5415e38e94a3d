import { CreateCredential, CredentialList } from '@partner/access';
import { portal, samples, FixedClock } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { baseUrlOf } from '@partner/runtime';
import { makeDemoCompany } from '../demo/demo-company.js';
import { deleteNow } from './company-deletion.js';
import type { Register } from './register.js';

/** `partner demo`: creates a realistic demo company to try the API with, and a new API key each time. */
export const register: Register = (command, cli) => {
  command.action(() => {
    if (cli.settings.environment === 'production') throw new Error('the demo company cannot be created in production');
    const clock = new FixedClock(new Date());
    return cli.withApplication(async (application) => {
      const session = await application.get(Database).dedicated();
      try {
        // A second process waits, and finds the whole company.
        await session.query(`select pg_advisory_lock(hashtext('partner demo'), 0)`);
        // The key comes last: a company without one is what a killed process left.
        const isWhole = (await application.get(CredentialList).of(samples.company)).length > 0;
        if (!isWhole) await deleteNow(cli, application, samples.company);
        const made = isWhole ? {} : { lines: await makeDemoCompany(application, clock, baseUrlOf(cli.settings)) };
        clock.at = new Date();
        const command = { type: 'api_key', name: 'Demo key', scopes: 'all' } as const;
        const { apiKey } = await application.get(CreateCredential).execute(portal(samples.company), command);
        await cli.print({ companyId: samples.company, apiKey, ...made });
      } finally {
        await session.end();
      }
    }, clock);
  });
};
