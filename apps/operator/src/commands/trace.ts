import { TraceRequest } from '@partner/events';
import { invalid, notFound } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { companiesOfRequest } from '../support/companies-of-request.js';
import { traceSheet } from '../support/trace-sheet.js';
import { readCompany } from './options.js';
import type { Register } from './register.js';

/** Companies at most. */
const most = 100;

/** `partner trace`: from the `X-Request-Id` of a write to its events and their attempts (R96). */
export const registerTrace: Register = (program, cli) => {
  program
    .command('trace')
    .description('what came of a request: its changes, its events with their deliveries and attempts, its jobs')
    .argument('<request>', 'the X-Request-Id of the answer')
    .option('--company <id>', 'the company; unless given, every company in which the request made an event')
    .action((request: string, { company }: { company?: string }) => {
      if (!/^[\x20-\x7e]{1,128}$/.test(request))
        throw invalid('the X-Request-Id must have 1 to 128 printable ASCII characters');
      const given = company === undefined ? undefined : readCompany(company);
      return cli.use(async (application) => {
        const companies = given ? [given] : await companiesOfRequest(application.get(Database), request, most + 1);
        if (companies.length === 0) throw notFound('request, or an event that it made,');
        const trace = application.get(TraceRequest);
        for (const companyId of companies.slice(0, most)) {
          const found = await trace.execute(companyId, request, { withHidden: true });
          await cli.print({ requestId: request, companyId, ...traceSheet(found) });
          if (found.isTruncated) cli.warn(`company ${companyId}: there is more than the trace shows`);
        }
        if (companies.length > most)
          cli.warn(`stopped after ${most} companies, there are more: name one with --company`);
      });
    });
};
