import type { INestApplicationContext } from '@nestjs/common';
import { SuspendCompany } from '@partner/access';
import { Companies, CompanyDeletions } from '@partner/companies';
import { Clock, type CompanyId, conflict, invalid, notFound } from '@partner/kernel';
import type { Command } from 'commander';
import type { Cli } from '../cli/cli.js';
import { readCompany } from './options.js';

interface DeleteOptions {
  readonly after?: number;
  readonly immediately?: boolean;
  readonly cancel?: boolean;
}

/** `partner company delete`. */
export function registerCompanyDeletion(company: Command, cli: Cli): void {
  company
    .command('delete')
    .description('suspend a company and delete it later, from every table, file, bucket and cache')
    .argument('<id>', 'id of the company', readCompany)
    .option('--after <days>', 'delete it after this time (default: 30d)')
    .option(
      '--immediately',
      'delete it now; an interrupted deletion is continued by the worker, or by running this again',
    )
    .option('--cancel', 'cancel a scheduled deletion; the company stays suspended')
    .action((id: CompanyId, options: DeleteOptions) => {
      if (Object.keys(options).length > 1) throw invalid('choose one of --after, --immediately and --cancel');
      const { after: delay = 30 * 86_400_000 } = options;
      if (delay === 0) throw invalid('--after must be at least 1d: use --immediately to delete the company now');
      return cli.withApplication(async (application) => {
        await checkExists(application, id);
        const access = application.get(SuspendCompany);
        if (options.immediately) return cli.print(await deleteNow(cli, application, id));
        if (options.cancel) await access.cancelDeletion(cli.portal(id));
        else await access.scheduleDeletion(cli.portal(id), new Date(application.get(Clock).now().getTime() + delay));
        await cli.print((await application.get(Companies).list({ id }))[0]);
      });
    });
}

/** @throws DomainError `notFound`, or `conflict` for a deleted company. */
async function checkExists(application: INestApplicationContext, id: CompanyId): Promise<void> {
  const [found] = await application.get(Companies).list({ id });
  const certificate = await application.get(CompanyDeletions).certificateOf(id);
  if (!found && certificate?.finishedAt)
    throw conflict('status_change_not_allowed', `the company was deleted at ${certificate.finishedAt.toISOString()}`);
  if (!found && !certificate) throw notFound('company');
}

/** Deletes a company, or continues its deletion. @returns the certificate. */
export async function deleteNow(cli: Cli, application: INestApplicationContext, id: CompanyId): Promise<object> {
  const now = application.get(Clock).now();
  const [found] = await application.get(Companies).list({ id });
  const isDue = found?.deletionDueAt !== undefined && found.deletionDueAt <= now;
  if (found && !isDue) await application.get(SuspendCompany).scheduleDeletion(cli.portal(id), now);
  cli.progress.remedy = 'Deleted rows stay deleted: the worker continues, or run it again';
  const goesOn = cli.steps('deleting the company', 'batches');
  const certificate = await application.get(CompanyDeletions).execute(id, now, goesOn);
  if (!certificate?.finishedAt) cli.terminal.stop.throwIfAborted();
  return certificate!;
}
