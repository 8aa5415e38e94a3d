import { CreateCompany, ListCompanies } from '@partner/companies';
import type { CompanyId } from '@partner/kernel';
import { readId } from './options.js';
import type { Register } from './register.js';

interface CreateOptions {
  readonly name: string;
  readonly timezone?: string;
  readonly id?: string;
}

/** `partner company create|list`. */
export const registerCompany: Register = (program, cli) => {
  const company = program.command('company').description('manage the companies of this deployment');
  company
    .command('create')
    .description('create a company')
    .requiredOption('--name <name>', 'name of the company')
    .option('--timezone <timezone>', 'IANA time zone name (default: UTC)')
    .option('--id <id>', 'id of the company (default: a new id)')
    .action(({ name, timezone, id }: CreateOptions) =>
      cli.withApplication(async (application) => {
        const command = { name, timezone, ...(id !== undefined && { id: readId('--id', id) as CompanyId }) };
        await cli.print(await application.get(CreateCompany).execute(command));
      }),
    );
  company
    .command('list')
    .description('list companies, one per line')
    .action(() =>
      cli.withApplication(async (application) => {
        for (const one of await application.get(ListCompanies).execute()) await cli.print(one);
      }),
    );
};
