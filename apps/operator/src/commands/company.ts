import type { INestApplicationContext } from '@nestjs/common';
import { CredentialChanges, SuspendCompany } from '@partner/access';
import {
  CompanyDeletions,
  companyStates,
  type CompanyStateName,
  type CompanySummary,
  CreateCompany,
  Companies,
} from '@partner/companies';
import { type CompanyId, notFound } from '@partner/kernel';
import { companySheet } from '../support/company-sheet.js';
import { registerCompanyDeletion } from './company-deletion.js';
import { registerCompanyMove } from './company-move.js';
import { registerCompanyTransfer } from './company-transfer.js';
import { readOneOf } from './options.js';
import { recordCommands, type Register } from './register.js';

interface CreateOptions {
  readonly name: string;
  readonly timezone?: string;
  readonly id?: CompanyId;
}

/** `partner company create|list|show|suspend|resume|export|import|move|delete`. */
export const register: Register = (company, cli) => {
  company
    .command('create')
    .description('create a company')
    .requiredOption('--name <name>', 'name of the company')
    .option('--timezone <timezone>', 'IANA time zone name (default: UTC)')
    .option('--id <id>', 'id of the company (default: a new id)')
    .action((options: CreateOptions) =>
      cli.withApplication(async (application) => {
        const created = await application.get(CreateCompany).execute(options);
        // Routers of cells that do not respond find the company at their next comparison.
        await application
          .get(CredentialChanges)
          .announce(created.id)
          .catch(() => undefined);
        await cli.print(created);
      }),
    );
  company
    .command('list')
    .description('list companies, one per line; a suspended one with its state')
    .option('--name <text>', 'only companies whose name contains this text')
    .option('--state <state>', `only companies in this state: ${companyStates.join(' or ')}`, readState)
    .action((criteria: { name?: string; state?: CompanyStateName }) =>
      cli.withApplication(async (application) => {
        for (const one of await application.get(Companies).list(criteria)) await cli.print(lineOf(one));
      }),
    );
  const verb = recordCommands(company, cli, 'company', async (_application, id) => id as CompanyId);
  verb(
    'show',
    'a company with its state, its live credentials by last use with their positions in the feed, and its sizes',
    (application, actor) => sheetOf(application, actor.company),
  );
  verb(
    'suspend',
    'refuse the credentials, tokens and users of a company, and hold its webhook deliveries',
    async (application, actor, _id, { reason = '' }) => {
      await application.get(SuspendCompany).suspend(actor, reason);
      return summaryOf(application, actor.company);
    },
  ).requiredOption('--reason <reason>', 'reason, shown to operators');
  verb('resume', 'end the suspension of a company', async (application, actor) => {
    await application.get(SuspendCompany).resume(actor);
    return summaryOf(application, actor.company);
  });
  registerCompanyTransfer(company, cli);
  registerCompanyMove(company, cli);
  registerCompanyDeletion(company, cli);
};

/** Line of a list: an active company has only its id, name and timezone. */
const lineOf = (company: CompanySummary): object => {
  const { id, name, timezone, state } = company;
  return state === 'active' ? { id, name, timezone } : company;
};

/** Returns the sheet of a company, or the certificate of its deletion. @throws DomainError `notFound` */
async function sheetOf(application: INestApplicationContext, id: CompanyId): Promise<object> {
  const [company] = await application.get(Companies).list({ id });
  const certificate = await application.get(CompanyDeletions).certificateOf(id);
  if (!company && certificate) return { ...certificate, state: 'deleted' };
  return companySheet(application, await summaryOf(application, id));
}

/** @throws DomainError `notFound` */
async function summaryOf(application: INestApplicationContext, id: CompanyId): Promise<CompanySummary> {
  const [found] = await application.get(Companies).list({ id });
  if (!found) throw notFound('company');
  return found;
}

const readState = readOneOf('--state', companyStates);
