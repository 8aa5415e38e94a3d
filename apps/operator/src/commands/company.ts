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
import { type Actor, type CompanyId, notFound } from '@partner/kernel';
import type { Command } from 'commander';
import type { Cli } from '../cli/cli.js';
import { companySheet } from '../support/company-sheet.js';
import { registerCompanyDeletion } from './company-deletion.js';
import { registerCompanyMove } from './company-move.js';
import { registerCompanyTransfer } from './company-transfer.js';
import { readOneOf, readCompany } from './options.js';
import type { Register } from './register.js';

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
  company
    .command('show')
    .description(
      'a company with its state, its live credentials by last use with their positions in the feed, and its sizes',
    )
    .argument('<id>', 'id of the company', readCompany)
    .action((id: CompanyId) => cli.withApplication(async (application) => cli.print(await sheetOf(application, id))));
  const change = (name: string, description: string): Command =>
    company.command(name).description(description).argument('<id>', 'id of the company', readCompany);
  change('suspend', 'refuse the credentials, tokens and users of a company, and hold its webhook deliveries')
    .requiredOption('--reason <reason>', 'reason, shown to operators')
    .action((id: CompanyId, { reason }: { reason: string }) =>
      changed(cli, id, (access, actor) => access.suspend(actor, reason)),
    );
  change('resume', 'end the suspension of a company').action((id: CompanyId) =>
    changed(cli, id, (access, actor) => access.resume(actor)),
  );
  registerCompanyTransfer(company, cli);
  registerCompanyMove(company, cli);
  registerCompanyDeletion(company, cli);
};

/** Line of a list: an active company has only its id, name and timezone. */
const lineOf = (company: CompanySummary): object => {
  const { id, name, timezone, state } = company;
  return state === 'active' ? { id, name, timezone } : company;
};

/** Changes the access of a company, and prints the company. */
function changed(
  cli: Cli,
  id: CompanyId,
  change: (access: SuspendCompany, actor: Actor) => Promise<void>,
): Promise<void> {
  const actor = cli.portal(id);
  return cli.withApplication(async (application) => {
    await change(application.get(SuspendCompany), actor);
    await cli.print(await summaryOf(application, id));
  });
}

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
