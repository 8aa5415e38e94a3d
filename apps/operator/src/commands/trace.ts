import { TraceRequest } from '@partner/events';
import { invalid, notFound } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { companiesOfRequest } from '../support/companies-of-request.js';
import { traceSheet } from '../support/trace-sheet.js';
import { readCompany } from './options.js';
import type { Register } from './register.js';

/** Maximum number of companies printed. */
const maxCompanies = 100;

/** `partner trace`: shows the events and delivery attempts of a write, found by its `X-Request-Id` (R96). */
export const registerTrace: Register = (program, cli) => {
  program
    .command('trace')
    .description('show the changes, events, deliveries, attempts and jobs of a request')
    .argument('<request>', 'X-Request-Id of the response')
    .option('--company <id>', 'only this company (default: every company in which the request created an event)')
    .action((request: string, { company }: { company?: string }) => {
      if (!/^[\x20-\x7e]{1,128}$/.test(request))
        throw invalid('the X-Request-Id must have 1 to 128 printable ASCII characters');
      const given = company === undefined ? undefined : readCompany(company);
      return cli.withApplication(async (application) => {
        const companies = given
          ? [given]
          : await companiesOfRequest(application.get(Database), request, maxCompanies + 1);
        if (companies.length === 0) throw notFound('request, or an event that it created,');
        const trace = application.get(TraceRequest);
        for (const companyId of companies.slice(0, maxCompanies)) {
          const found = await trace.execute(companyId, request, { withHidden: true });
          await cli.print({ requestId: request, companyId, ...traceSheet(found) });
          if (found.isTruncated) cli.warn(`company ${companyId}: output truncated`);
        }
        if (companies.length > maxCompanies)
          cli.warn(`stopped after ${maxCompanies} companies, there are more: select one with --company`);
      });
    });
};
